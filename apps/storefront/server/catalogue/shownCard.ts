import type { CardView } from './cardView.ts'

/** What a page shows of a card. */
export type ShownCard = Pick<
  CardView,
  'slug' | 'design' | 'kind' | 'designer' | 'sku' | 'image' | 'dots' | 'price' | 'unit'
> &
  Partial<Pick<CardView, 'hover' | 'showsProduct' | 'isFrom' | 'plusPrice' | 'was'>>

/** Reduces a card to what a page shows of it, without empty texts: a page has up to a hundred cards. */
export const shownCard = ({
  slug,
  design,
  kind,
  designer,
  sku,
  image,
  dots,
  price,
  unit,
  hover,
  showsProduct,
  isFrom,
  plusPrice,
  was,
}: CardView): ShownCard => ({
  slug,
  design,
  kind,
  designer,
  sku,
  image,
  dots,
  price,
  unit,
  ...(hover ? { hover } : {}),
  ...(showsProduct ? { showsProduct } : {}),
  ...(isFrom ? { isFrom } : {}),
  ...(plusPrice ? { plusPrice } : {}),
  ...(was ? { was } : {}),
})
