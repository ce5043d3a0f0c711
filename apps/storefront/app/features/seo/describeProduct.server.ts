import { findProduct } from '../../../server/catalogue/catalogue.ts'
import type { ProductView } from '../../../server/catalogue/productView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { breadcrumbData, productData } from '../../../server/seo/linkedData.ts'
import { previewUrl } from '../../../server/seo/previewUrl.ts'
import { m } from '../../paraglide/messages.js'
import { absoluteUrl, describePage } from './describePage.server.ts'

/** The parts of a product's view that describe the product. */
type DescribedProduct = Pick<
  ProductView,
  'slug' | 'name' | 'colourway' | 'designer' | 'description' | 'shots' | 'breadcrumbs'
>

/**
 * The title of a product's page. It has the colorway, because products in several colorways of a design have the same
 * name. The title of other products differs from their name, which can also be the name of their category.
 */
const titleOf = ({ name, colourway, designer }: DescribedProduct): string =>
  colourway && designer
    ? m.head_product({ name, colourway, designer })
    : m.head_product_plain({ name: [name, colourway || designer].filter(Boolean).join(', ') })

/** Adds the tags in the head of a product's page to its data: its offers, its path of categories, and its image. */
export const withProductHead = async <Data extends { readonly product: DescribedProduct }>(
  shop: ShopContext,
  data: Data,
) => {
  const { product } = data
  const { name, slug, description, shots, breadcrumbs } = product
  const path = shop.paths.product(slug)
  const url = absoluteUrl(shop, path)
  // The loader of the page has found this product already, so it comes from the cache.
  const found = shop.isDocument ? await findProduct(shop, slug) : undefined
  const source = found?.ok ? found.value : undefined
  const linkedData = (brand: string): readonly object[] => {
    const images = shots.flatMap(({ image }) => previewUrl(shop.settings.origin, image) || [])
    const offered = source && productData(source, { name, description, url, brand, images })
    const crumbs = [
      { name: m.home_link(), url: absoluteUrl(shop, shop.paths.home()) },
      ...breadcrumbs.map((crumb) => ({
        name: crumb.name,
        url: absoluteUrl(shop, shop.paths.category(crumb.slug)),
      })),
      { name, url },
    ]
    return [...(offered ? [offered] : []), breadcrumbData(crumbs)]
  }
  const head = await describePage(shop, {
    title: titleOf(product),
    description,
    path,
    kind: 'product',
    image: shots[0]?.image ?? '',
    imageSize: shots[0],
    data: linkedData,
  })
  return { ...data, head }
}
