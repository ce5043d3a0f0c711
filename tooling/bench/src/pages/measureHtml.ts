import { brotliBytes } from './brotliBytes.ts'

/** The HTML of a page and its sizes in bytes. */
export type HtmlSize = {
  readonly html: Buffer
  readonly htmlBrotli: number
  /** Bytes on the wire to a browser. */
  readonly htmlSent: number
  readonly encoding: string
  /** The bytes of inline data for hydration, divided by the bytes of markup. */
  readonly hydrationShare: number
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

const hydrationShare = (html: string): number => {
  const inline = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)]
  const data = inline
    .map(([, code = '']) => code)
    .filter((code) => code.includes('__remixContext'))
    .reduce((sum, code) => sum + Buffer.byteLength(code), 0)
  const scripts = inline.reduce((sum, [whole]) => sum + Buffer.byteLength(whole), 0)
  return data / (Buffer.byteLength(html) - scripts)
}

const transferredBytes = async (url: string, headers: Readonly<Record<string, string>>) => {
  const { get } = await import('node:http')
  return new Promise<{ bytes: number; encoding: string }>((resolve, reject) => {
    get(url, { headers: { ...headers, ...BROWSER } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ bytes, encoding: response.headers['content-encoding'] ?? 'none' }))
    }).on('error', reject)
  })
}

export const measureHtml = async (
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HtmlSize> => {
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const html = Buffer.from(await response.arrayBuffer())
  const wire = await transferredBytes(url, headers)
  return {
    html,
    htmlBrotli: brotliBytes(html),
    htmlSent: wire.bytes,
    encoding: wire.encoding,
    hydrationShare: hydrationShare(html.toString()),
  }
}
