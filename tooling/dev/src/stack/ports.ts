import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { StartProblem } from './startProblem.ts'

/** Any port that is free now. */
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
 * Says which variable moves a service when its port is taken. Services of a run that was killed need a moment to notice
 * and go, so a taken port is looked at again for a while.
 */
export const requirePort = async (
  port: number,
  service: string,
  variable: string,
  patienceMs = 0,
): Promise<void> => {
  for (const until = Date.now() + patienceMs; !(await isFree(port)); ) {
    if (Date.now() >= until)
      throw new StartProblem(
        `Port ${port} for the ${service} is taken. Stop what uses it, or set ${variable} to another port.`,
      )
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
