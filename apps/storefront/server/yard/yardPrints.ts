import { type FillAYardDesignCount, fillAYardDesignCount } from '@selvedge/cart-domain/server'
import {
  categorySubtreeFilter,
  type ProductCard,
  runQuery,
  SearchProductsDocument,
  type SearchProductsQuery,
  searchFilter,
} from '@selvedge/commerce-client'
import { parseSearch } from '@selvedge/commerce-client/search'
import type { LoadResult } from '@selvedge/service/cache'
import { contentFilters } from '../catalogue/adultContent.ts'
import { designColors, isDiscontinued, variantAttributeText } from '../catalogue/attributes.ts'
import { type CatalogueContext, findProduct, listCategories } from '../catalogue/catalogue.ts'
import { priceSelector } from '../catalogue/market.ts'

/** The category of the designs that a Fill-a-Yard can be printed with. */
const PRINTS = 'printed-fabric'

const COLOUR_PATH = 'variants.attributes.colour'
const CM_PER_INCH = 2.54

/** A design that a part of a Fill-a-Yard can show. */
export type YardPrint = {
  /** The design number. */
  readonly number: string
  readonly design: string
  readonly colourway: string
  readonly designer: string
  /** The id of its image. */
  readonly image: string
  /** The URL of the design's image, as the platform has it. */
  readonly imageUrl: string
  /** The first color of the design's palette after the background color; empty when it is not known. */
  readonly color: string
  /** The printed size of a seamless tile in inches; absent when it is not known. */
  readonly tile?: { readonly width: number; readonly height: number }
}

/** The designs that a search finds. */
export type YardSearch = {
  readonly prints: readonly YardPrint[]
  readonly total: number
  /** The colours of all designs that match the text, regardless of the chosen colour. */
  readonly colours: readonly string[]
}

export type YardSearchQuery = {
  readonly text: string
  readonly colour: string
  readonly page: number
}

/** The number of designs on a page of results. */
export const YARD_PAGE_SIZE = 12

const isSold = ({ allVariants }: ProductCard): boolean =>
  allVariants.some(({ scopedPrice, attributesRaw }) => scopedPrice && !isDiscontinued(attributesRaw))

const printOf = (product: ProductCard, imageId: CatalogueContext['imageId']): YardPrint[] => {
  const { attributesRaw, images } = product.masterVariant
  const textOf = (name: string): string => variantAttributeText(attributesRaw, name)
  const number = textOf('designID')
  if (number === '' || !isSold(product)) return []
  const inches = (name: string): number => Number(textOf(name)) / CM_PER_INCH
  const tile = { width: inches('repeatWidthCm'), height: inches('repeatHeightCm') }
  return [
    {
      number,
      design: textOf('designName') || (product.name ?? number),
      colourway: textOf('colourway'),
      designer: textOf('artistName'),
      image: imageId(images[0]?.url),
      imageUrl: images[0]?.url ?? '',
      color: designColors(attributesRaw)[1] ?? '',
      ...(tile.width > 0 && tile.height > 0 ? { tile } : {}),
    },
  ]
}

type Found = SearchProductsQuery['productProjectionSearch']
type SearchVariables = {
  readonly text?: string
  readonly fuzzy?: boolean
  readonly queryFilters?: readonly { readonly string: string }[]
  readonly filters?: { readonly string: string }[]
  readonly facets?: { readonly string: string }[]
  readonly limit: number
  readonly offset?: number
}

/** Searches the printed fabrics. */
const searchPrints = async (
  shop: CatalogueContext,
  { queryFilters = [], ...variables }: SearchVariables,
): Promise<LoadResult<Found>> => {
  const categories = await listCategories(shop)
  const category = categories.ok ? categories.value.find(({ slug }) => slug === PRINTS) : undefined
  if (!category) return { ok: false }
  const response = await runQuery(shop.catalogue.client, SearchProductsDocument, {
    locale: shop.market.locale,
    priceSelector: priceSelector(shop.market),
    queryFilters: [categorySubtreeFilter(category.id), ...queryFilters],
    ...variables,
  })
  return response.ok ? { ok: true, value: response.value.productProjectionSearch } : { ok: false }
}

/** Finds the designs with these numbers that can be bought in the visitor's market. Returns a map by design number. */
export const findYardPrints = async (
  shop: CatalogueContext,
  numbers: readonly string[],
): Promise<LoadResult<ReadonlyMap<string, YardPrint>>> => {
  const requested = [...new Set(numbers.filter(Boolean))]
  if (requested.length === 0) return { ok: true, value: new Map() }
  const found = await searchPrints(shop, {
    queryFilters: [searchFilter('variants.attributes.designID', requested)],
    // A number may be on more than one product.
    limit: requested.length * 2,
  })
  if (!found.ok) return found
  const prints = found.value.results.flatMap((product) => printOf(product, shop.imageId))
  return { ok: true, value: new Map(prints.map((print) => [print.number, print])) }
}

const coloursOf = ({ facets }: Found): string[] => {
  const value = facets.find(({ facet }) => facet === COLOUR_PATH)?.value
  return value && 'terms' in value ? (value.terms ?? []).map(({ term }) => term) : []
}

/** Finds one page of designs by text or design number, and by colour. Misspelt words count when nothing else matches. */
export const searchYardPrints = async (
  shop: CatalogueContext,
  { text, colour, page }: YardSearchQuery,
): Promise<LoadResult<YardSearch>> => {
  const parsed = parseSearch(text, shop.market.locale)
  const base = {
    filters: colour ? [searchFilter(COLOUR_PATH, [colour])] : [],
    facets: [{ string: `${COLOUR_PATH} counting products` }],
    limit: YARD_PAGE_SIZE,
    offset: (page - 1) * YARD_PAGE_SIZE,
  }
  const attempts: readonly Partial<SearchVariables>[] =
    parsed.kind === 'everything'
      ? [{}]
      : [
          ...(parsed.kind === 'text' ? [] : [{ queryFilters: [parsed.filter] }]),
          { text: parsed.text },
          { text: parsed.text, fuzzy: true },
        ]
  for (const [index, attempt] of attempts.entries()) {
    const queryFilters = [...(attempt.queryFilters ?? []), ...contentFilters(shop.market)]
    const found = await searchPrints(shop, { ...base, ...attempt, queryFilters })
    if (!found.ok) return found
    const colours = coloursOf(found.value)
    // The colours do not depend on the chosen colour. Without any colours, no design matches the text, so the next
    // attempt follows.
    if (colours.length === 0 && index < attempts.length - 1) continue
    return {
      ok: true,
      value: {
        prints: found.value.results.flatMap((product) => printOf(product, shop.imageId)),
        total: found.value.total,
        colours,
      },
    }
  }
  return { ok: false }
}

/**
 * Finds the number of parts of a variant; `undefined` when it is no Fill-a-Yard. A variant that is not on the product of the
 * slug is looked up by its SKU, so that a form sent by hand is recognised as well.
 */
export const findPartCount = async (
  shop: CatalogueContext,
  { slug, sku }: { readonly slug: string; readonly sku: string },
): Promise<LoadResult<FillAYardDesignCount | undefined>> => {
  const product = slug === '' ? undefined : await findProduct(shop, slug)
  const current = product?.ok ? product.value?.masterData.current : undefined
  const variant = [current?.masterVariant, ...(current?.variants ?? [])].find((each) => each?.sku === sku)
  if (variant) return { ok: true, value: fillAYardDesignCount(variant.attributesRaw) }
  const response = await runQuery(shop.catalogue.client, SearchProductsDocument, {
    locale: shop.market.locale,
    queryFilters: [searchFilter('variants.sku', [sku])],
    limit: 1,
    priceSelector: priceSelector(shop.market),
  })
  if (!response.ok) return { ok: false }
  const [found] = response.value.productProjectionSearch.results
  const attributes = found?.allVariants.find((each) => each.sku === sku)?.attributesRaw ?? []
  return { ok: true, value: fillAYardDesignCount(attributes) }
}
