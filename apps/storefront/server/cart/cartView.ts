import type { Cart } from '@selvedge/commerce-client'
import type { PictureId } from '../pictures/pictureId.ts'
import type { CartView, CodeView } from './cartViews.ts'
import { giftOf } from './gift.ts'
import { lineView } from './lineView.ts'
import { summaryView } from './summaryView.ts'

const codeView = ({ discountCode, discountCodeRef, state }: Cart['discountCodes'][number]): CodeView => ({
  id: discountCodeRef.id,
  code: discountCode?.code ?? '',
  applies: state === 'MatchesCart',
})

export const cartView = (cart: Cart, locale: string, pictureId: PictureId): CartView => ({
  id: cart.id,
  lines: cart.lineItems.map((line) => lineView(line, locale, pictureId)),
  summary: summaryView(cart, locale),
  codes: cart.discountCodes.map(codeView),
  gift: giftOf(cart),
})
