import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const responseTo = ({ code = '' }: NodeJS.ErrnoException): string => {
  const status = statuses[code] ?? 400
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-length: 0',
    'x-content-type-options: nosniff',
    '',
    '',
  ].join('\r\n')
}

/**
 * Responds to invalid, too large and too slow HTTP with the statuses that Node uses, and with `nosniff`, which Node's own
 * responses lack. Then closes the connection.
 */
export const refuseInvalidRequests = (server: Server): void => {
  const open = new WeakMap<Socket, Set<ServerResponse>>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = open.get(socket) ?? new Set()
    open.set(socket, responses.add(response))
    response.once('close', () => responses.delete(response))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // If another response has begun on this connection, the client would read this text as a part of that response.
    const hasBegun = [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent)
    if (socket.writable && error.code !== 'ECONNRESET' && !hasBegun) socket.write(responseTo(error))
    socket.destroy()
  })
}
