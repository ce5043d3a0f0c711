import type { MiddlewareHandler } from 'hono'
import { HttpProblem } from './httpProblem.ts'

// A sender that is cut off while it sends may never read why; so a little more than allowed is read and thrown away.
const patience = 8

const announced = (header: string | undefined): number => Number(header ?? 0)

/** Refuses bodies over a size (in bytes) with 413, whether their length was announced or not. */
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
    if (announced(c.req.header('content-length')) > maxSize * patience) throw refusal
    const chunks: Uint8Array[] = []
    let size = 0
    const reader = body.getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength
      if (size > maxSize * patience) throw refusal
      if (size <= maxSize) chunks.push(read.value)
    }
    if (size > maxSize) throw refusal
    c.req.raw = new Request(c.req.raw, { body: Buffer.concat(chunks) })
    return next()
  }
