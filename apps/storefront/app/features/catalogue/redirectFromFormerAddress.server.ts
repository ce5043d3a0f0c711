import { redirect } from '@remix-run/node'
import { findProductAtFormerPath } from '../../../server/catalogue/formerPath.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { pathInLocale } from '../../i18n/paths.ts'
import { notFound } from '../errors/failures.server.ts'

/** Redirects the former URL of a product to its page; any other URL is a 404. */
export const redirectFromFormerAddress = async (shop: ShopContext, request: Request): Promise<never> => {
  const { pathname } = new URL(request.url)
  const found = await findProductAtFormerPath(shop, pathInLocale(pathname, 'en-US'))
  throw found ? redirect(shop.paths.product(found.slug), 301) : notFound()
}
