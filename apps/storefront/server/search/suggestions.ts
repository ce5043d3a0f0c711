import {
  categorySubtreeFilter,
  runQuery,
  SuggestProductsDocument,
  type SuggestProductsQuery,
  searchFilter,
} from '@selvedge/commerce-client'
import { expandSearch, suggestSpelling } from '@selvedge/commerce-client/search'
import type { LoadResult } from '@selvedge/service/cache'
import { contentFilters } from '../catalogue/adultContent.ts'
import { designColors, variantAttributeText } from '../catalogue/attributes.ts'
import { type CategoryLink, keyOf, listCategories } from '../catalogue/catalogue.ts'
import { listArtists } from '../catalogue/content.ts'
import type { ShopContext } from '../context/createContext.ts'
import { matchTerms } from './matchTerms.ts'
import { findVocabulary, phrasesOf, type Term, type Vocabulary } from './vocabulary.ts'

type Shop = Pick<ShopContext, 'catalogue' | 'market' | 'imageId' | 'paths'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey'>
}

type Link = { readonly label: string; readonly href: string; readonly count: number }

/**
 * What a search field suggests for a text. A count is a number of designs, regardless of their colourways, or a number
 * of products for a kind of product.
 */
export type Suggestions = {
  readonly designs: readonly (Omit<Link, 'count'> & {
    readonly artist: string
    readonly colourways: number
    readonly image: string
    readonly dots: readonly string[]
  })[]
  readonly artists: readonly (Link & { readonly image: string })[]
  readonly categories: readonly Link[]
  /** The kinds of products that have matching designs. */
  readonly kinds: readonly Link[]
  /** The words that the suggestions are for. */
  readonly text: string
  readonly total: number
}

const maxDesigns = 5
const maxLinks = 4
const categoryFacet = 'categories.id'

type Result = SuggestProductsQuery['designs']['results'][number]

const attribute = ({ masterVariant }: Result, name: string): string =>
  variantAttributeText(masterVariant.attributesRaw, name)

const designsOf = (
  results: readonly Result[],
  names: readonly string[],
  shop: Shop,
): Suggestions['designs'] => {
  const found =
    names.length > 0 ? names : [...new Set(results.map((result) => attribute(result, 'designName')))]
  return found.slice(0, maxDesigns).flatMap((name) => {
    const colourways = results.filter((result) => attribute(result, 'designName') === name)
    const [first] = colourways
    if (name === '' || !first?.slug) return []
    return {
      label: name,
      href: shop.paths.product(first.slug),
      artist: attribute(first, 'artistName'),
      colourways: new Set(colourways.map((result) => attribute(result, 'colourway'))).size,
      image: shop.imageId(first.masterVariant.images[0]?.url),
      dots: designColors(first.masterVariant.attributesRaw),
    }
  })
}

const countsOf = (found: SuggestProductsQuery['designs']): Readonly<Record<string, number>> => {
  const value = found.facets.find(({ facet }) => facet === categoryFacet)?.value
  const terms = value && 'terms' in value ? (value.terms ?? []) : []
  return Object.fromEntries(terms.map(({ term, productCount, count }) => [term, productCount ?? count]))
}

const linksTo = (terms: readonly Term[], hrefOf: (term: string) => string): Link[] =>
  terms.map(({ term, count }) => ({ label: term, href: hrefOf(term), count }))

/** Links to the categories, materials, styles and colours whose names match the search text. */
const categoriesOf = (
  text: string,
  { styles, colours, materials }: Vocabulary,
  categories: readonly CategoryLink[],
  { paths, market }: Shop,
): Link[] => {
  const named = categories.map(({ name }) => ({ term: name, count: 0 }))
  const fabrics = (facet: string) => (term: string) =>
    `${paths.category('printed-fabric')}?${new URLSearchParams({ [facet]: term })}`
  return [
    ...linksTo(matchTerms(named, text, maxLinks), (name) =>
      paths.category(categories.find((category) => category.name === name)?.slug ?? ''),
    ),
    // These links lead to fabrics, which not every site sells.
    ...(market.soldCategoryIds && !categories.some(({ slug }) => slug === 'printed-fabric')
      ? []
      : [
          ...linksTo(matchTerms(materials, text, maxLinks), fabrics('material')),
          ...linksTo(matchTerms(styles, text, maxLinks), fabrics('style')),
          ...linksTo(matchTerms(colours, text, maxLinks), fabrics('colour')),
        ]),
  ].slice(0, maxLinks)
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The kinds of products that have matching designs, each as a link to a search for the words and the kind.
 */
const kindsOf = (
  words: string,
  counts: Readonly<Record<string, number>>,
  categories: readonly CategoryLink[],
  { paths }: Shop,
): Link[] => {
  const parents = new Set(categories.map(({ parentId }) => parentId))
  return categories
    .filter(({ id, slug, parentId }) => slug === 'wallpaper' || (parentId !== '' && !parents.has(id)))
    .flatMap(({ id, name: kind, parentId }) => {
      const parent = categories.find((category) => category.id === parentId)
      const count = counts[id] ?? 0
      // Leaves out the papers: they are materials of the kind wallpaper, not kinds of their own.
      return count === 0 || parent?.slug === 'wallpaper'
        ? []
        : { label: kind, href: paths.search(`${words} ${kind}`), count }
    })
    .slice(0, maxLinks)
}

const artistsOf = async (
  text: string,
  vocabulary: Vocabulary,
  designs: Suggestions['designs'],
  shop: Shop,
): Promise<Suggestions['artists']> => {
  const known = await listArtists(shop)
  const pages = known.ok ? known.value : []
  const drawn = new Set(designs.map(({ artist }) => artist))
  const matched = matchTerms(vocabulary.artists, text, 3)
  const terms = [
    ...matched,
    ...vocabulary.artists.filter(({ term }) => drawn.has(term) && !matched.some((m) => m.term === term)),
  ]
  return terms.slice(0, 3).map(({ term, count }) => ({
    label: term,
    count,
    href: shop.paths.designer(term, pages.find(({ name }) => name === term)?.slug),
    image: designs.find(({ artist }) => artist === term)?.image ?? '',
  }))
}

const load = async (shop: Shop, typed: string): Promise<LoadResult<Suggestions>> => {
  const [vocabulary, categories] = await Promise.all([findVocabulary(shop), listCategories(shop)])
  if (!vocabulary.ok || !categories.ok) return { ok: false }
  const expanded = expandSearch(typed, shop.market.locale)
  const isKnown = (text: string): boolean =>
    [...Object.values(vocabulary.value), categories.value.map(({ name }) => ({ term: name, count: 0 }))].some(
      (terms) => matchTerms(terms, text, 1).length > 0,
    )
  const phrases = phrasesOf(vocabulary.value, categories.value)
  const corrected = suggestSpelling(expanded, phrases)
  const words = corrected ?? expanded
  const text = isKnown(typed) ? typed : isKnown(expanded) ? expanded : words
  const names = matchTerms(vocabulary.value.designs, text, maxDesigns).map(({ term }) => term)
  const fabric = categories.value.find(({ slug }) => slug === 'printed-fabric')
  const shown = contentFilters(shop.market)
  const response = await runQuery(shop.catalogue.client, SuggestProductsDocument, {
    locale: shop.market.locale,
    text: words,
    designText: names.length > 0 ? null : text,
    fuzzy: names.length === 0,
    designFilters: [
      ...(names.length > 0 ? [searchFilter('variants.attributes.designName', names)] : []),
      ...shown,
    ],
    matchFilters: [...shown],
    filters: fabric ? [categorySubtreeFilter(fabric.id)] : [],
    facets: [{ string: `${categoryFacet} counting products` }],
    limit: 40,
  })
  if (!response.ok) return response
  const { designs: found, matches } = response.value
  const designs = designsOf(found.results, names, shop)
  return {
    ok: true,
    value: {
      designs,
      artists: await artistsOf(text, vocabulary.value, designs, shop),
      categories: categoriesOf(text, vocabulary.value, categories.value, shop),
      // Omitted for an incomplete word, because a search for the beginning of a word within a kind finds nothing.
      kinds:
        names.length > 0 && matches.total > 0 ? kindsOf(words, countsOf(found), categories.value, shop) : [],
      text: capitalised(words),
      total: matches.total,
    },
  }
}

/** Suggests designs, artists, categories and kinds for a text of at least two characters, by one call of the platform. */
export const findSuggestions = (shop: Shop, text: string): Promise<LoadResult<Suggestions>> =>
  shop.catalogue.suggestions.read(
    // In a preview, the artists come from the draft.
    keyOf(shop, 'suggestions', shop.market.draft ?? '', text.toLowerCase()),
    () => load(shop, text),
    ({ designs }) => designs.length > 0,
  )
