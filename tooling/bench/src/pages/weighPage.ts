import { assetsOfPage } from './assetsOfPage.ts'
import { brotliBytes } from './brotliBytes.ts'

/** What a first visit of a page costs, in bytes. */
export type PageWeight = {
  readonly html: Buffer
  readonly htmlBrotli: number
  /** As it comes over the wire to a browser. */
  readonly htmlSent: number
  readonly encoding: string
  readonly scripts: number
  readonly scriptsBrotli: number
  readonly stylesBrotli: number
  /** Bytes of inline data for hydration by bytes of markup. */
  readonly hydrationShare: number
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

const files = new Map<string, Buffer>()

const load = async (address: string): Promise<Buffer> => {
  const known = files.get(address)
  if (known) return known
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const content = Buffer.from(await answer.arrayBuffer())
  files.set(address, content)
  return content
}

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
  const { scripts, styles } = await assetsOfPage(html.toString(), url, load)
  const scriptFiles = await Promise.all(scripts.map(load))
  const styleFiles = await Promise.all(styles.map(load))
  const sum = (contents: readonly Buffer[]): number =>
    contents.reduce((bytes, content) => bytes + brotliBytes(content), 0)
  const wire = await sent(url, headers)
  return {
    html,
    htmlBrotli: brotliBytes(html),
    htmlSent: wire.bytes,
    encoding: wire.encoding,
    scripts: scriptFiles.length,
    scriptsBrotli: sum(scriptFiles),
    stylesBrotli: sum(styleFiles),
    hydrationShare: hydrationShare(html.toString()),
  }
}
