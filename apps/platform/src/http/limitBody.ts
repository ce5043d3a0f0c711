import type { MiddlewareHandler } from 'hono'
import { HttpProblem } from './httpProblem.ts'

// A client that is cut off while sending may not read the response, so up to eight times the limit is read and discarded.
const readFactor = 8

const contentLength = (header: string | undefined): number => Number(header ?? 0)

/** Rejects bodies over a size in bytes with 413, with or without a content-length header. */
export const limitBody =
  (maxSize: number): MiddlewareHandler =>
  async (c, next) => {
    const body = c.req.raw.body
    if (!body) return next()
    const refusal = new HttpProblem(
      413,
      'InvalidInput',
      `The request's body is larger than ${maxSize} bytes.`,
    )
    if (contentLength(c.req.header('content-length')) > maxSize * readFactor) throw refusal
    const chunks: Uint8Array[] = []
    let size = 0
    const reader = body.getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength
      if (size > maxSize * readFactor) throw refusal
      if (size <= maxSize) chunks.push(read.value)
    }
    if (size > maxSize) throw refusal
    c.req.raw = new Request(c.req.raw, { body: Buffer.concat(chunks) })
    return next()
  }
