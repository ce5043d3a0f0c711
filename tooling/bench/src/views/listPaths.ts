const locations = async (url: string): Promise<readonly string[]> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location)
}

/** The share of each kind of page among the visited ones: most pages of a shop are products. */
const KINDS = [
  { sitemap: 'pages', share: 0.02 },
  { sitemap: 'categories', share: 0.12 },
  { sitemap: 'artists', share: 0.06 },
  { sitemap: 'collections', share: 0.06 },
  { sitemap: 'products-1', share: 1 },
] as const

/**
 * Returns the paths of `count` pages of the shop from its sitemaps: home first, then pages of all kinds, so that the popular
 * ones at the front of the list are of all kinds as well.
 */
export const listPaths = async (shop: string, count: number): Promise<readonly string[]> => {
  const kinds: (readonly string[])[] = []
  for (const { sitemap, share } of KINDS) {
    const found = await locations(`${shop}/sitemap-${sitemap}.xml`)
    kinds.push(found.map((location) => new URL(location).pathname).slice(0, Math.ceil(count * share)))
  }
  const ordered = kinds.flatMap((paths) =>
    paths.map((path, index) => ({ path, place: path === '/' ? -1 : (index + 1) / paths.length })),
  )
  const paths = ordered.sort((left, right) => left.place - right.place).map(({ path }) => path)
  if (paths.length < count) throw new Error(`The sitemaps list only ${paths.length} pages.`)
  return paths.slice(0, count)
}
