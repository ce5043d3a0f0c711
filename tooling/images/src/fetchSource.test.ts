import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchSource, MAX_SOURCE_BYTES } from './fetchSource.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** Serves one image with a custom handler, and returns its address. */
const serve = async (respond: (response: ServerResponse) => void): Promise<string> => {
  server = createServer((_, response) => respond(response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/image`
}

const image = { 'content-type': 'image/png' }
const MEGABYTE = Buffer.alloc(1024 * 1024)

/**
 * Writes as long as the reader reads, and resolves to the number of bytes that were read when the connection closes.
 */
const writeEndlessly = async (response: ServerResponse): Promise<number> => {
  const { socket } = response
  const isClosed = once(response, 'close')
  const write = (): void => {
    while (!response.destroyed && response.write(MEGABYTE));
    response.once('drain', write)
  }
  write()
  await isClosed
  return socket?.bytesWritten ?? Number.POSITIVE_INFINITY
}

test('stops reading an endless image at the size limit, and closes the connection', async () => {
  let taken: Promise<number> | undefined
  const source = await serve((response) => {
    taken = writeEndlessly(response.writeHead(200, image))
  })
  expect(await fetchSource(source)).toBeUndefined()
  // Plus the data in the sockets' buffers.
  expect(await taken).toBeLessThan(4 * MAX_SOURCE_BYTES)
})

test('reads an image of exactly the size limit, but not an image that is one byte larger', async () => {
  const sized = (bytes: number) =>
    serve((response) =>
      response.writeHead(200, { ...image, 'transfer-encoding': 'chunked' }).end(Buffer.alloc(bytes)),
    )
  expect((await fetchSource(await sized(MAX_SOURCE_BYTES)))?.length).toBe(MAX_SOURCE_BYTES)
  server?.close()
  expect(await fetchSource(await sized(MAX_SOURCE_BYTES + 1))).toBeUndefined()
})

test('does not read an image when the content length of the response exceeds the size limit', async () => {
  let taken: Promise<number> | undefined
  const source = await serve((response) => {
    taken = writeEndlessly(response.writeHead(200, { ...image, 'content-length': 1024 * MEGABYTE.length }))
  })
  expect(await fetchSource(source)).toBeUndefined()
  expect(await taken).toBeLessThan(2 * MAX_SOURCE_BYTES)
})

test.each([
  ['is missing', 404, image],
  ['is not an image', 200, { 'content-type': 'text/html' }],
  ['redirects elsewhere', 302, { ...image, location: 'http://169.254.169.254/' }],
])('returns nothing for a source that %s', async (_, status, headers) => {
  const source = await serve((response) => response.writeHead(status, headers).end('x'))
  expect(await fetchSource(source)).toBeUndefined()
})

test('rejects when the host does not respond, or responds with a server error', async () => {
  await expect(fetchSource('http://127.0.0.1:1/image')).rejects.toThrow()
  const source = await serve((response) => response.writeHead(503, image).end('x'))
  await expect(fetchSource(source)).rejects.toThrow('503')
})
