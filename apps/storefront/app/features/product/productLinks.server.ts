import { calculationIn } from '../../../server/catalogue/calculator.ts'
import type { ProductView } from '../../../server/catalogue/productView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'

export const withSearch = (path: string, search: URLSearchParams): string =>
  search.size > 0 ? `${path}?${search}` : path

/** The URL of the page with the parameters `more` and the same variant. */
export const hrefWith = (
  shop: ShopContext,
  { slug }: ProductView,
  search: URLSearchParams,
  more: Readonly<Record<string, string>>,
) => {
  const kept = new URLSearchParams()
  const sku = search.get('sku')
  if (sku) kept.set('sku', sku)
  for (const [name, value] of Object.entries(more)) kept.set(name, value)
  return `${shop.paths.product(slug)}?${kept}`
}

/**
 * The start of the links to the variants of a product, which end with the SKU. They repeat the calculation in the URL, so that
 * it is calculated again for the other variant.
 */
export const variantHref = (shop: ShopContext, { slug }: ProductView, search: URLSearchParams): string => {
  const calculation = calculationIn(search)
  return `${shop.paths.product(slug)}?${calculation.size > 0 ? `${calculation}&` : ''}sku=`
}
