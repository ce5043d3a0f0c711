import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '@selvedge/dev'

export type Baseline = { readonly url: string; readonly stop: () => void }

const READY_MS = 20_000

/** Starts one of the servers of this folder in a separate process, like the services. */
export const startBaseline = async (file: 'plainServer.ts' | 'bareServer.ts'): Promise<Baseline> => {
  const port = await freePort()
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
  })
  const url = `http://localhost:${port}`
  for (const until = Date.now() + READY_MS; Date.now() < until; ) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined)
    if (response?.ok) return { url, stop: () => void child.kill() }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill()
  throw new Error(`${file} did not start. Build first: pnpm build.`)
}
