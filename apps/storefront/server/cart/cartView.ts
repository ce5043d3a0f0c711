import { cartProblems } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import type { PictureId } from '../pictures/pictureId.ts'
import type { CartView, CodeView, Obstacle } from './cartViews.ts'
import { giftOf } from './gift.ts'
import { lineView } from './lineView.ts'
import { summaryView } from './summaryView.ts'

const codeView = ({ discountCode, discountCodeRef, state }: Cart['discountCodes'][number]): CodeView => ({
  id: discountCodeRef.id,
  code: discountCode?.code ?? '',
  applies: state === 'MatchesCart',
})

type Shopper = { readonly isPlusMember: boolean }

/** Why a cart cannot go on to checkout; nothing when it may. */
export const obstaclesOf = (cart: Pick<Cart, 'lineItems'>, shopper: Shopper): Obstacle[] =>
  cartProblems(cart, shopper).flatMap(({ kind }) => (kind === 'empty' ? [] : [kind]))

export const cartView = (cart: Cart, locale: string, pictureId: PictureId, shopper: Shopper): CartView => ({
  id: cart.id,
  lines: cart.lineItems.map((line) => lineView(line, locale, pictureId)),
  summary: summaryView(cart, locale),
  codes: cart.discountCodes.map(codeView),
  gift: giftOf(cart),
  obstacles: obstaclesOf(cart, shopper),
})
