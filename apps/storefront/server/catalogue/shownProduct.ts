import type { ProductView } from './productView.ts'

/** A product with the start of the links to its variants: `/product/quince?sku=`. */
export type LinkedProduct = ProductView & { readonly variantHref: string }

/** What a page shows of a product. */
export type ShownProduct = Omit<LinkedProduct, 'id' | 'key' | 'categoryId' | 'style' | 'colour' | 'dots'>

/** Reduces a product to what its page shows, without what the server needs to find related products. */
export const shownProduct = ({
  id: _id,
  key: _key,
  categoryId: _category,
  style: _style,
  colour: _color,
  dots: _dots,
  ...shown
}: LinkedProduct): ShownProduct => shown
