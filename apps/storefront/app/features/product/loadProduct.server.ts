import type { CardView } from '../../../server/catalogue/cardView.ts'
import { findProduct, productsByArtist } from '../../../server/catalogue/catalogue.ts'
import { productView } from '../../../server/catalogue/productView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { savedSkus } from '../../../server/wishlist/wishlist.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'

/** The same design in other colours, and other designs by the same artist. */
export type RelatedView = { readonly colourways: readonly CardView[]; readonly more: readonly CardView[] }

/**
 * Loads a product's page with one variant selected. Related products are deferred, so that the page does not wait for
 * them.
 */
export const loadProduct = async (shop: ShopContext, slug: string, sku: string | undefined) => {
  const { market, imageId } = shop
  const [found, saved] = await Promise.all([findProduct(shop, slug), savedSkus(shop)])
  if (!found.ok) throw unavailable()
  const product = found.value ? productView(found.value, sku, market.locale, imageId) : undefined
  if (!product) throw notFound()
  const related: Promise<RelatedView> = productsByArtist(shop, product.designer, product.typeKey).then(
    (found) => {
      const cards = found.ok ? found.value : []
      return {
        colourways: cards.filter((card) => card.name === product.name).slice(0, 6),
        more: cards
          .filter(
            (card, at) =>
              card.name !== product.name && cards.findIndex(({ name }) => name === card.name) === at,
          )
          .slice(0, 4),
      }
    },
  )
  return { product, saved: saved.includes(product.sku), related }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
