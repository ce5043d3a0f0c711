import type { LineItemLike } from '../cart/cartLike.ts'

/** Whether a line is a gift that a discount added to the cart. */
export const isGiftLine = ({ lineItemMode }: Pick<LineItemLike, 'lineItemMode'>): boolean =>
  lineItemMode === 'GiftLineItem'
