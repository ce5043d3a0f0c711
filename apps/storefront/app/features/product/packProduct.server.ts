import { type LinkedProduct, shownProduct } from '../../../server/catalogue/shownProduct.ts'
import { packData } from '../frame/packData.ts'
import type { RelatedView } from './loadProduct.server.ts'

/** Packs the data of a product's page: what it shows at once, and the related products, which it shows later. */
export const packProduct = <
  Data extends { readonly product: LinkedProduct; readonly related: Promise<RelatedView> },
>({
  related,
  product,
  ...page
}: Data) => ({
  page: packData({ ...page, product: shownProduct(product) }),
  related: related.then(packData<RelatedView>),
})
