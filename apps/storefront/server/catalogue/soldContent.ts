import { runQuery, SearchProductsDocument, searchFilter } from '@selvedge/commerce-client'
import type { Artist, Collection } from '@selvedge/commerce-client/content'
import type { LoadResult } from '@selvedge/service/cache'
import type { ShopContext } from '../context/createContext.ts'

/**
 * The client that searches for the products of a site, and the search filters that select the categories of the site.
 */
type Source = {
  readonly client: ShopContext['catalogue']['client']
  readonly filters: readonly { readonly string: string }[]
}

const ARTIST = 'variants.attributes.artistName'
/** The maximum number of terms of a facet. */
const MAX_TERMS = 200
/**
 * The maximum number of products that the platform returns at once. Only this many products of a collection are
 * checked.
 */
const MAX_PRODUCTS = 500

/** Returns which of the named artists, at most 200, have a product at the site. */
const soldNames = async (
  { client, filters }: Source,
  names: readonly string[],
): Promise<LoadResult<readonly string[]>> => {
  const response = await runQuery(client, SearchProductsDocument, {
    locale: 'en-US',
    queryFilters: [searchFilter(ARTIST, names), ...filters],
    facets: [{ string: ARTIST }],
    limit: 0,
  })
  if (!response.ok) return { ok: false }
  const value = response.value.productProjectionSearch.facets.find(({ facet }) => facet === ARTIST)?.value
  return {
    ok: true,
    value: (value && 'terms' in value ? (value.terms ?? []) : []).map(({ term }) => term),
  }
}

/** The artists that have a product at the site. */
export const soldArtists = async (
  source: Source,
  artists: readonly Artist[],
): Promise<LoadResult<readonly Artist[]>> => {
  const sold = new Set<string>()
  for (let at = 0; at < artists.length; at += MAX_TERMS) {
    const names = await soldNames(
      source,
      artists.slice(at, at + MAX_TERMS).map(({ name }) => name),
    )
    if (!names.ok) return names
    for (const name of names.value) sold.add(name)
  }
  return { ok: true, value: artists.filter(({ name }) => sold.has(name)) }
}

/** The collections that have a product at the site. */
export const soldCollections = async (
  { client, filters }: Source,
  collections: readonly Collection[],
): Promise<LoadResult<readonly Collection[]>> => {
  const sold: Collection[] = []
  for (const collection of collections.filter(({ products }) => products.length > 0)) {
    const response = await runQuery(client, SearchProductsDocument, {
      locale: 'en-US',
      queryFilters: [searchFilter('key', collection.products.slice(0, MAX_PRODUCTS)), ...filters],
      limit: 0,
    })
    if (!response.ok) return { ok: false }
    if (response.value.productProjectionSearch.total > 0) sold.push(collection)
  }
  return { ok: true, value: sold }
}
