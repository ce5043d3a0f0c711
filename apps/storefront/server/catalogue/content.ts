import {
  type Artist,
  type Collection,
  getArtists,
  getCollections,
  getHomeContent,
  type HomeContent,
} from '@selvedge/commerce-client/content'
import type { LoadResult } from '../cache/createCache.ts'
import type { ShopContext } from '../context/createContext.ts'

// Artists and collections are few and short: each list is one entry of the catalogue's cache.

type Shop = Pick<ShopContext, 'catalogue' | 'market'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey'>
}

export const listArtists = ({
  catalogue,
  market: { locale },
  settings: { siteKey },
}: Shop): Promise<LoadResult<readonly Artist[]>> =>
  catalogue.pages.read(`${siteKey}|${locale}|artists`, () => getArtists(catalogue.client, locale))

export const listCollections = ({
  catalogue,
  market: { locale },
  settings: { siteKey },
}: Shop): Promise<LoadResult<readonly Collection[]>> =>
  catalogue.pages.read(`${siteKey}|${locale}|collections`, () => getCollections(catalogue.client, locale))

/** The content of the site's front page. */
export const findHomeContent = ({
  catalogue,
  market: { locale },
  settings: { siteKey },
}: Shop): Promise<LoadResult<HomeContent>> =>
  catalogue.pages.read(`${siteKey}|${locale}|home`, () => getHomeContent(catalogue.client, siteKey, locale))

/** The slug of the page of an artist, by name; empty for an artist without a page, and while artists cannot be loaded. */
export const artistSlug = async (shop: Shop, name: string): Promise<string> => {
  const artists = await listArtists(shop)
  return artists.ok ? (artists.value.find((artist) => artist.name === name)?.slug ?? '') : ''
}
