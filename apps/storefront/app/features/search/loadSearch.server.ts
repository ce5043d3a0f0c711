import { parseSearch, suggestSpelling } from '@selvedge/commerce-client/search'
import type { CardView } from '../../../server/catalogue/cardView.ts'
import {
  type CategoryLink,
  findListing,
  kindsWithin,
  listCategories,
} from '../../../server/catalogue/catalogue.ts'
import { type ListingBase, type ListingView, readListingQuery } from '../../../server/catalogue/listing.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { knownParts } from '../../../server/search/knownParts.ts'
import { findVocabulary, phrasesOf } from '../../../server/search/vocabulary.ts'
import { findListingPage, showListing } from '../catalogue/loadListing.server.ts'
import { searchText } from './searchText.server.ts'

type Base = Pick<ListingBase, 'text' | 'fuzzy' | 'filter'>

/** Whether a search matches nothing, even without the chosen facets. */
const isNothing = ({ total, facets }: ListingView): boolean =>
  total === 0 && facets.every(({ options }) => options.every(({ count }) => count === 0))

/** The kinds that a search without results suggests. */
const popularKinds = ['printed-fabric', 'wallpaper', 'duvet-cover', 'throw-pillow', 'curtain', 'tea-towel']

const popularLinks = (categories: readonly CategoryLink[]) =>
  popularKinds.flatMap((slug) => {
    const category = categories.find((known) => known.slug === slug)
    return category ? [{ slug, name: category.name }] : []
  })

/** The words of the catalogue; none while they cannot be loaded. */
const loadPhrases = async (shop: ShopContext): Promise<readonly string[]> => {
  const [vocabulary, categories] = await Promise.all([findVocabulary(shop), listCategories(shop)])
  return vocabulary.ok && categories.ok ? phrasesOf(vocabulary.value, categories.value) : []
}

/** The suggestions for a search without results: kinds, and four designs of the front page. */
const loadWaysOn = async (shop: ShopContext) => {
  const categories = await listCategories(shop)
  if (!categories.ok) return { kinds: [], designs: [] }
  const fabric = categories.value.find(({ slug }) => slug === 'printed-fabric')
  const newest = readListingQuery(new URLSearchParams(), fabric ? { categoryId: fabric.id } : {})
  const listing = newest ? await findListing(shop, newest) : undefined
  const cards = listing?.ok ? listing.value.cards : []
  const isFirst = ({ name }: CardView, index: number): boolean =>
    cards.findIndex((card) => card.name === name) === index
  return { kinds: popularLinks(categories.value), designs: cards.filter(isFirst).slice(0, 4) }
}

/**
 * Loads the results of a search. First it searches for the words as typed, or for a SKU or design number. When nothing
 * matches, it searches for the corrected spelling, and for words that differ in a few letters. An empty search finds
 * the whole catalogue.
 */
export const loadSearch = async (shop: ShopContext, search: URLSearchParams) => {
  const typed = searchText(search)
  const parsed = parseSearch(typed, shop.market.locale)
  const categories = await listCategories(shop)
  const kinds = categories.ok ? kindsWithin(categories.value, '') : []
  const find = (base: Base): Promise<ListingView> => findListingPage(shop, search, { ...base, kinds })
  const show = (listing: ListingView) => ({ text: typed, listing: showListing(shop, listing) })
  if (parsed.kind === 'everything') return { ...show(await find({})), text: '' }
  if (parsed.kind !== 'text') {
    const exact = await find({ filter: parsed.filter })
    if (!isNothing(exact)) return show(exact)
  }
  const exact = await find({ text: parsed.text })
  if (!isNothing(exact)) return show(exact)
  const phrases = await loadPhrases(shop)
  const corrected = suggestSpelling(parsed.text, phrases)
  const listing = await find({ text: corrected ?? parsed.text, fuzzy: true })
  if (!isNothing(listing)) return { ...show(listing), ...(corrected ? { corrected } : {}) }
  const parts = knownParts(corrected ?? parsed.text, phrases)
  return { ...show(listing), waysOn: { parts, ...(await loadWaysOn(shop)) } }
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>
