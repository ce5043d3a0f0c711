import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { refuseInvalidRequests } from './refuseInvalidRequests.ts'
import { slowClientLimits } from './slowClientLimits.ts'

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>

type ListenOptions = {
  readonly port: number
  readonly host: string
  /** The prefix of the variables' names, such as `STOREFRONT` of `STOREFRONT_PORT` and `STOREFRONT_HOST`. */
  readonly variables: string
}

/** A server that accepts connections on a port. */
export type Listening = { readonly server: Server; readonly port: number }

const describeError = (error: Error, { port, host, variables }: ListenOptions): string => {
  const code = 'code' in error ? String(error.code) : error.message
  if (code === 'EADDRINUSE')
    return `${variables}_PORT: port ${port} is taken. Stop what uses it, or choose another one.`
  if (code === 'EACCES')
    return `${variables}_PORT: this user is not allowed to use port ${port}. Choose another one.`
  return `${variables}_HOST: the address ${host} cannot be used (${code}). Choose another one.`
}

/**
 * Starts the HTTP server of a service. The server disconnects slow clients, and refuses invalid HTTP. If the server
 * cannot listen, the result is one line that names the variable to change.
 */
export const listen = (
  fetch: Fetch,
  options: ListenOptions,
): Promise<Listening | { readonly problem: string }> =>
  new Promise((resolve) => {
    const server = createAdaptorServer({ fetch, serverOptions: slowClientLimits() }) as Server
    refuseInvalidRequests(server)
    const fail = (error: Error): void => resolve({ problem: describeError(error, options) })
    server.once('error', fail)
    server.listen(options.port, options.host, () => {
      server.off('error', fail)
      resolve({ server, port: (server.address() as AddressInfo).port })
    })
  })
