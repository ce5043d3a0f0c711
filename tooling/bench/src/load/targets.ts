import type { HtmlSize } from '../pages/measureHtml.ts'
import type { Page, PageName } from '../pages/pages.ts'
import type { Target } from './measureLoad.ts'

export const PLAIN = 'plain'
export const LEAN = 'lean'
export const bareName = (page: PageName): string => `bare ${page}`
export const compressedName = (page: PageName): string => `compressed ${page}`

/**
 * Returns all targets of the load test: the pages, and for each page a server that sends the same bytes without
 * rendering.
 */
export const targetsOf = async (
  pages: readonly Page[],
  weights: ReadonlyMap<PageName, HtmlSize>,
  baselines: { readonly plain: string; readonly bare: string },
): Promise<readonly Target[]> => {
  for (const { name } of pages) {
    const html = weights.get(name)?.html ?? Buffer.alloc(0)
    await fetch(`${baselines.bare}/${name}`, { method: 'PUT', body: Uint8Array.from(html) })
  }
  return [
    { name: PLAIN, url: `${baselines.plain}/` },
    { name: LEAN, url: `${baselines.plain}/lean` },
    ...pages.flatMap(({ name, url, headers }): readonly Target[] => [
      { name, url, headers },
      { name: bareName(name), url: `${baselines.bare}/${name}` },
      ...(name === 'category'
        ? [
            {
              name: compressedName(name),
              url,
              headers: { ...headers, 'accept-encoding': 'gzip, deflate, br, zstd' },
            },
          ]
        : []),
    ]),
  ]
}
