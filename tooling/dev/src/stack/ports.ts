import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'
import { StartupError } from './startupError.ts'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/**
 * The ports that `freePort` returns. They are below those that systems give to outgoing connections and to servers without
 * a port, so that none of these takes a port before its service listens on it.
 */
const LOWEST_PORT = 11_000
const BLOCKS = 500
const PORTS_PER_BLOCK = 40

// Each process and thread has a block of its own, because two of them may look for a port at the same moment.
const block = (process.pid + threadId * 97) % BLOCKS
let next = Math.floor(Math.random() * PORTS_PER_BLOCK)

/**
 * Returns a port that is free now, and that neither this process nor, in all likelihood, another process that runs at the
 * same time gets again soon.
 */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < PORTS_PER_BLOCK; tries += 1) {
    next = (next + 1) % PORTS_PER_BLOCK
    const port = LOWEST_PORT + block * PORTS_PER_BLOCK + next
    if (await isFree(port)) return port
  }
  throw new StartupError(`No port is free from ${LOWEST_PORT} to ${LOWEST_PORT + BLOCKS * PORTS_PER_BLOCK}.`)
}

/**
 * Throws an error that names the port's environment variable when the port is in use. Services of a killed run need a
 * moment to exit, so the check repeats for up to `timeoutMs`.
 */
export const requirePort = async (
  port: number,
  service: string,
  variable: string,
  timeoutMs = 0,
): Promise<void> => {
  for (const until = Date.now() + timeoutMs; !(await isFree(port)); ) {
    if (Date.now() >= until)
      throw new StartupError(
        `Port ${port} for the ${service} is taken. Stop what uses it, or set ${variable} to another port.`,
      )
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
