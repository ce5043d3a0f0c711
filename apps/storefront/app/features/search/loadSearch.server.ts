import { parseSearch, suggestSpelling } from '@selvedge/commerce-client/search'
import type { CardView } from '../../../server/catalogue/cardView.ts'
import { type CategoryLink, findListing, listCategories } from '../../../server/catalogue/catalogue.ts'
import { type ListingQuery, type ListingView, readListingQuery } from '../../../server/catalogue/listing.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { findVocabulary, phrasesOf } from '../../../server/search/vocabulary.ts'
import { unavailable } from '../errors/failures.server.ts'
import { searchText } from './searchText.server.ts'

type Base = Pick<ListingQuery, 'text' | 'fuzzy' | 'filter'>

/** Whether a search matches nothing, even without the chosen facets. */
const isNothing = ({ total, facets }: ListingView): boolean =>
  total === 0 && facets.every(({ options }) => options.every(({ count }) => count === 0))

/** The kinds that an empty result leads to. */
const popularKinds = ['printed-fabric', 'wallpaper', 'duvet-cover', 'throw-pillow', 'curtain', 'tea-towel']

const popularLinks = (categories: readonly CategoryLink[]) =>
  popularKinds.flatMap((slug) => {
    const category = categories.find((known) => known.slug === slug)
    return category ? [{ slug, name: category.name }] : []
  })

/** The spelling of a search in the catalogue's words; `undefined` when it is right, or nothing is near. */
const correct = async (shop: ShopContext, text: string): Promise<string | undefined> => {
  const [vocabulary, categories] = await Promise.all([findVocabulary(shop), listCategories(shop)])
  if (!vocabulary.ok || !categories.ok) return undefined
  return suggestSpelling(text, phrasesOf(vocabulary.value, categories.value))
}

/** What an empty result offers: kinds, and four designs of the front page. */
const loadWaysOn = async (shop: ShopContext) => {
  const categories = await listCategories(shop)
  if (!categories.ok) return { kinds: [], designs: [] }
  const fabric = categories.value.find(({ slug }) => slug === 'printed-fabric')
  const newest = readListingQuery(new URLSearchParams(), fabric ? { categoryId: fabric.id } : {})
  const listing = await findListing(shop, newest)
  const cards = listing.ok ? listing.value.cards : []
  const isFirst = ({ name }: CardView, index: number): boolean =>
    cards.findIndex((card) => card.name === name) === index
  return { kinds: popularLinks(categories.value), designs: cards.filter(isFirst).slice(0, 4) }
}

/**
 * Loads the results of a search: first of the words as typed, or of a SKU or design number. When nothing matches, of the
 * corrected spelling, and of words that differ in a few letters. An empty search finds the whole catalogue.
 */
export const loadSearch = async (shop: ShopContext, search: URLSearchParams) => {
  const typed = searchText(search)
  const parsed = parseSearch(typed, shop.market.locale)
  const find = async (base: Base): Promise<ListingView> => {
    const listing = await findListing(shop, readListingQuery(search, base))
    if (!listing.ok) throw unavailable()
    return listing.value
  }
  if (parsed.kind === 'everything') return { text: '', listing: await find({}) }
  if (parsed.kind !== 'text') {
    const exact = await find({ filter: parsed.filter })
    if (!isNothing(exact)) return { text: typed, listing: exact }
  }
  const exact = await find({ text: parsed.text })
  if (!isNothing(exact)) return { text: typed, listing: exact }
  const corrected = await correct(shop, parsed.text)
  const listing = await find({ text: corrected ?? parsed.text, fuzzy: true })
  if (!isNothing(listing)) return { text: typed, listing, ...(corrected ? { corrected } : {}) }
  return { text: typed, listing, waysOn: await loadWaysOn(shop) }
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>
