import { pipeline, Readable, type Transform } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'

const TEXT = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/
/** Level 5 makes pages a fifth smaller than gzip does, for about the same work. */
const BROTLI_LEVEL = 5
/** Pages fit 256 kB: a larger window finds no more matches, and clearing its memory costs as much as compressing. */
const BROTLI_WINDOW_BITS = 18

type Coding = 'br' | 'gzip'

/** Returns the best encoding that a request accepts; an encoding with `q=0` is not accepted. */
export const contentCodingOf = (accepted: string | undefined): Coding | undefined => {
  const takes = (coding: Coding): boolean =>
    (accepted ?? '').split(',').some((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      return name === coding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text))
    })
  return (['br', 'gzip'] as const).find(takes)
}

const encoder = (coding: Coding): Transform =>
  coding === 'br'
    ? createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
          [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      })
    : createGzip()

/** Compresses texts in responses. Data that is compressed already, or must not be changed, is sent unchanged. */
export const compressResponses = () =>
  createMiddleware(async (context, next) => {
    await next()
    const { res } = context
    const { headers } = res
    if (headers.has('content-encoding') || headers.get('cache-control')?.includes('no-transform')) return
    if (!TEXT.test(headers.get('content-type') ?? '') || !res.body || context.req.method === 'HEAD') return
    headers.append('vary', 'Accept-Encoding')
    const coding = contentCodingOf(context.req.header('accept-encoding'))
    if (!coding) return
    const compressed = encoder(coding)
    // When a visitor leaves, the stream ends early: both of its sides are closed, and no error is logged.
    pipeline(Readable.fromWeb(res.body as NodeStream), compressed, () => undefined)
    context.res = new Response(Readable.toWeb(compressed) as ReadableStream, res)
    context.res.headers.delete('content-length')
    context.res.headers.set('content-encoding', coding)
  })
