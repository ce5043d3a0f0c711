import {
  type Artist,
  type Collection,
  getArtists,
  getCollections,
  getHomeContent,
  type HomeContent,
} from '@selvedge/commerce-client/content'
import type { LoadResult } from '@selvedge/service/cache'
import type { ShopContext } from '../context/createContext.ts'
import { contentFilters } from './adultContent.ts'
import { readContent } from './readContent.ts'
import { soldArtists, soldCollections } from './soldContent.ts'

// The lists of artists and collections are short, so each list is one entry of the catalogue's cache.

type Shop = Pick<ShopContext, 'catalogue' | 'market'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey'>
}

/**
 * Reads content that products belong to. A site that sells only some categories has only the content with a product in
 * these categories. Products for adults count too, so that the same pages exist for all visitors.
 */
const readSold = <Value>(
  shop: Shop,
  name: string,
  load: (...call: Parameters<typeof getArtists>) => Promise<LoadResult<readonly Value[]>>,
  select: (
    source: Parameters<typeof soldArtists>[0],
    found: readonly Value[],
  ) => Promise<LoadResult<readonly Value[]>>,
): Promise<LoadResult<readonly Value[]>> => {
  const { soldCategoryIds } = shop.market
  if (!soldCategoryIds) return readContent(shop, name, load)
  const filters = contentFilters({ soldCategoryIds, showsAdultContent: true })
  return readContent(shop, `${name} of ${soldCategoryIds.join()}`, async (client, locale, draft) => {
    const found = await load(client, locale, draft)
    return found.ok ? select({ client, filters }, found.value) : found
  })
}

/** The artists that have a product at the site. */
export const listArtists = (shop: Shop): Promise<LoadResult<readonly Artist[]>> =>
  readSold(shop, 'artists', getArtists, soldArtists)

/** The collections that have a product at the site. */
export const listCollections = (shop: Shop): Promise<LoadResult<readonly Collection[]>> =>
  readSold(shop, 'collections', getCollections, soldCollections)

/** The content of the site's front page. */
export const findHomeContent = (shop: Shop): Promise<LoadResult<HomeContent>> =>
  readContent(shop, 'home', (client, locale, draft) =>
    getHomeContent(client, shop.settings.siteKey, locale, draft),
  )

/** The slug of the page of an artist, by name; empty for an artist without a page, and while artists cannot be loaded. */
export const artistSlug = async (shop: Shop, name: string): Promise<string> => {
  const artists = await listArtists(shop)
  return artists.ok ? (artists.value.find((artist) => artist.name === name)?.slug ?? '') : ''
}
