import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { freePort } from '@selvedge/dev'
import type { ComparedShop } from './comparedShop.ts'
import { readPeerFile } from './peerFile.ts'

const READY_MS = 60_000

/** Starts another shop by the commands of its `peer.json`, and fills a cart in it. Throws when it does not respond. */
export const startPeer = async (folder: string): Promise<ComparedShop> => {
  const { name, command, pages, fillCart, presses, links } = readPeerFile(folder)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const [program = '', ...words] = command
  const server = spawn(program, words, {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    await exit
  }
  try {
    await waitUntilItResponds(name, url + pages.home, () => server.exitCode !== null)
    const [cartProgram = '', ...cartWords] = fillCart
    const { stdout } = await promisify(execFile)(cartProgram, cartWords, {
      cwd: folder,
      env: { ...process.env, SHOP_URL: url },
    })
    return { name, url, pages, cartCookies: stdout.trim(), presses, links, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const waitUntilItResponds = async (name: string, url: string, ended: () => boolean): Promise<void> => {
  for (const until = Date.now() + READY_MS; Date.now() < until && !ended(); ) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(
    ended() ? `${name} ended before it responded.` : `${name} does not respond at ${url} with 200.`,
  )
}
