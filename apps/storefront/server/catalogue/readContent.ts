import type { LoadResult } from '@selvedge/service/cache'
import type { ShopContext } from '../context/createContext.ts'

type Shop = Pick<ShopContext, 'catalogue' | 'market'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey'>
}

/** Loads the published content in a locale. With a draft, the content of the draft replaces the published content. */
type Load<Value> = (
  client: ShopContext['catalogue']['client'],
  locale: string,
  draft?: string,
) => Promise<LoadResult<Value>>

/** Reads content that all visitors of a site share, from the cache. A preview loads it anew, so that each edit shows at once. */
export const readContent = <Value>(
  { catalogue, market: { locale, draft }, settings: { siteKey } }: Shop,
  name: string,
  load: Load<Value>,
): Promise<LoadResult<Value>> =>
  draft === undefined
    ? catalogue.pages.read(`${siteKey}|${locale}|${name}`, () => load(catalogue.client, locale))
    : load(catalogue.client, locale, draft)
