import { brotliBytes } from './brotliBytes.ts'

/** What the HTML of a page weighs, in bytes. */
export type PageWeight = {
  readonly html: Buffer
  readonly htmlBrotli: number
  /** As it comes over the wire to a browser. */
  readonly htmlSent: number
  readonly encoding: string
  /** Bytes of inline data for hydration by bytes of markup. */
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

const sent = async (url: string, headers: Readonly<Record<string, string>>) => {
  const { get } = await import('node:http')
  return new Promise<{ bytes: number; encoding: string }>((resolve, reject) => {
    get(url, { headers: { ...headers, ...BROWSER } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve({ bytes, encoding: answer.headers['content-encoding'] ?? 'none' }))
    }).on('error', reject)
  })
}

export const weighPage = async (
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageWeight> => {
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const html = Buffer.from(await answer.arrayBuffer())
  const wire = await sent(url, headers)
  return {
    html,
    htmlBrotli: brotliBytes(html),
    htmlSent: wire.bytes,
    encoding: wire.encoding,
    hydrationShare: hydrationShare(html.toString()),
  }
}
