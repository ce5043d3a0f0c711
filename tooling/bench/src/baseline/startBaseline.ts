import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '@selvedge/dev'

export type Baseline = { readonly url: string; readonly stop: () => void }

const READY_MS = 20_000

/** Starts one of the servers of this folder in a process of its own, as the services are. */
export const startBaseline = async (file: 'plainServer.ts' | 'bareServer.ts'): Promise<Baseline> => {
  const port = await freePort()
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
  })
  const url = `http://localhost:${port}`
  for (const until = Date.now() + READY_MS; Date.now() < until; ) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return { url, stop: () => void child.kill() }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill()
  throw new Error(`${file} did not start. Build first: pnpm build.`)
}
