import { findProduct } from '../catalogue/catalogue.ts'
import type { ShopContext } from '../context/createContext.ts'
import { isProductPath } from '../pages/sharedPageKey.ts'

/**
 * Marks the product whose page sent the request as viewed. The data of that page may have been prefetched: then the page was
 * opened without a request of its own.
 */
export const markReferringProduct = async (
  { headers }: Pick<Request, 'headers'>,
  shop: ShopContext,
): Promise<void> => {
  const referer = headers.get('referer')
  if (!referer || !URL.canParse(referer)) return
  const { origin, pathname } = new URL(referer)
  if (origin !== shop.settings.origin || !isProductPath(pathname)) return
  const found = await findProduct(shop, pathname.split('/').at(-1) ?? '')
  if (found.ok && found.value?.key) shop.session.markViewed(found.value.key)
}
