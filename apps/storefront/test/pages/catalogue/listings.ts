import type { Page, Visitor } from '@selvedge/testing'

const numberOf = (text: string | undefined): number => Number(text?.replaceAll(',', ''))

/** The number of designs that a listing says it has. It is read from the markup, because parsing hundreds of listings takes long. */
export const designCount = (page: Page): number => numberOf(/>([\d,]+) designs?</.exec(page.body)?.[1])

/**
 * The number of designs of a listing from a data request. The shop does not render a page for it, which saves most of the
 * time of tests that count hundreds of listings.
 */
export const countDesigns = async (visitor: Visitor, path: string): Promise<number> => {
  const url = new URL(path, visitor.shop)
  url.pathname += '.data'
  const { body } = await visitor.open(url.href)
  return numberOf(/'listing':\{'total':(\d+)/.exec(body)?.[1])
}

/** The cards of a page. Parsing only these is faster than finding them by role, for tests that open hundreds of pages. */
const cardsOf = (page: Page): string[] => page.body.match(/<article.*?<\/article>/gs) ?? []

/** The URLs of the designs on a page, in their order. */
export const designsOf = (page: Page): string[] =>
  cardsOf(page).map((card) => /href="([^"]+)"/.exec(card)?.[1] ?? '')

/** The current prices on the cards of a page, in cents. */
export const shownPrices = (page: Page): number[] =>
  cardsOf(page).map((card) => Math.round(numberOf(/[$£€]\s?(\d[\d,]*\.\d\d)/.exec(card)?.[1]) * 100))

/** The URL of the next page of a listing. */
export const nextPage = (page: Page): string | undefined =>
  /<a (?=[^>]*rel="next")[^>]*href="([^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&')

/** A value of a facet, with the number of designs that it promises. */
export type Option = { readonly name: string; readonly value: string; readonly count: number }

/** The facet values of a listing, without the values that are already chosen. */
export const optionsOf = (page: Page): Option[] =>
  [...page.main.querySelectorAll<HTMLInputElement>('fieldset input[type=checkbox]:not(:checked)')].map(
    (input) => ({
      name: input.name,
      value: input.value,
      count: numberOf(/([\d,]+)$/.exec(input.labels?.[0]?.textContent?.trim() ?? '')?.[1]),
    }),
  )

/** The names of the facets of a listing. */
export const facetsOf = (page: Page): string[] =>
  [...page.main.querySelectorAll('legend')].map((legend) => legend.textContent ?? '')

/** The slugs of the main categories, which contain all printed products. */
export const departments = [
  'fabric',
  'wallpaper',
  'bedding',
  'dining',
  'living-and-decor',
  'wall-art',
] as const

/** The category slugs that the specification lists (§3). */
export const specifiedSlugs = [
  'color-map',
  'fabric-sampler',
  'fill-a-yard',
  'printed-fabric',
  'subscriptions',
  'unprinted-fabric',
  'wallpaper',
  'pre-pasted',
  'peel-and-stick',
  'grasscloth',
  'vinyl',
  'gold-metallic',
  'silver-metallic',
  'non-pasted',
  'curtain',
  'duvet-cover',
  'napkin',
  'pillow-sham',
  'placemat',
  'sheet-set',
  'table-runner',
  'tablecloth',
  'tea-towel',
  'throw-blanket',
  'throw-pillow',
  'wall-hanger',
  'wall-hanging',
] as const
