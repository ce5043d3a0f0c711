import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { StartupError } from './startupError.ts'

/** Returns a port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

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
