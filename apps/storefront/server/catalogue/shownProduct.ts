import type { ProductView } from './productView.ts'

/** What a page shows of a product. */
export type ShownProduct = Omit<ProductView, 'id' | 'key' | 'categoryId' | 'style' | 'colour' | 'dots'>

/** Reduces a product to what its page shows, without what the server needs to find related products. */
export const shownProduct = ({
  id: _id,
  key: _key,
  categoryId: _category,
  style: _style,
  colour: _color,
  dots: _dots,
  ...shown
}: ProductView): ShownProduct => shown
