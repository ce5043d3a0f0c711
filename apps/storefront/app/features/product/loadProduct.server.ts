import type { CardView } from '../../../server/catalogue/cardView.ts'
import { findProduct, findRelated } from '../../../server/catalogue/catalogue.ts'
import { type ProductView, productView } from '../../../server/catalogue/productView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { savedSkus } from '../../../server/wishlist/wishlist.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'

/** The products that a product's page leads to. */
export type RelatedView = Readonly<
  Record<
    /** The same kind of product in the other colorways of the design. */
    | 'colourways'
    /** Every kind of product with the design in this colorway, the current one included. */
    | 'kinds'
    /** Other designs of the same artist. */
    | 'more'
    /** Designs of other artists on the same kind of product with the same color; those of the same style first. */
    | 'similar',
    readonly CardView[]
  >
>

const nothingRelated: RelatedView = { colourways: [], kinds: [], more: [], similar: [] }

/** The first card of each design. */
const onePerDesign = (cards: readonly CardView[]): readonly CardView[] =>
  cards.filter((card, at) => cards.findIndex(({ design }) => design === card.design) === at)

/** Kinds by the end of their slug: beds first, the wall last. Others are between, in the catalogue's order. */
const firstKinds = ['duvet-cover', 'printed-fabric', 'curtain', 'throw-pillow', 'tablecloth', 'tea-towel']
const lastKind = 'wallpaper'

const displayRank = ({ slug }: CardView): number => {
  if (slug.endsWith(lastKind)) return firstKinds.length + 1
  const at = firstKinds.findIndex((kind) => slug.endsWith(kind))
  return at < 0 ? firstKinds.length : at
}

const inDisplayOrder = (cards: readonly CardView[]): readonly CardView[] =>
  [...cards].sort((left, right) => displayRank(left) - displayRank(right))

const loadRelated = async (shop: ShopContext, product: ProductView): Promise<RelatedView> => {
  const { designName, designer: artistName, colour, categoryId: category } = product
  if (designName === '') return nothingRelated
  const byStyle = (cards: readonly CardView[]): readonly CardView[] => [
    ...cards.filter(({ style }) => style === product.style),
    ...cards.filter(({ style }) => style !== product.style),
  ]
  const found = await findRelated(shop, { designName, artistName, colour, category })
  if (!found.ok) return nothingRelated
  const { sameDesign, sameArtist, similar } = found.value
  return {
    colourways: sameDesign.filter(({ kind }) => kind === product.kind).slice(0, 6),
    kinds: inDisplayOrder(sameDesign.filter(({ colourway }) => colourway === product.colourway)),
    more: onePerDesign(sameArtist.filter(({ design }) => design !== designName)).slice(0, 4),
    similar: onePerDesign(byStyle(similar.filter(({ designer }) => designer !== artistName))).slice(0, 4),
  }
}

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
  return { product, saved: saved.includes(product.sku), related: loadRelated(shop, product) }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
