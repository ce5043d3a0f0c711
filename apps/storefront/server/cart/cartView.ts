import { AFTERPAY_LIMITS, subscriptionsIn } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import type { PictureId } from '../pictures/pictureId.ts'
import type { CartView, CodeView } from './cartViews.ts'
import { giftOf } from './gift.ts'
import { lineView } from './lineView.ts'
import { obstaclesOf, type Rules } from './obstacles.ts'
import { obstacleView } from './obstacleView.ts'
import { summaryView } from './summaryView.ts'

const codeView = ({ discountCode, discountCodeRef, state }: Cart['discountCodes'][number]): CodeView => ({
  id: discountCodeRef.id,
  code: discountCode?.code ?? '',
  applies: state === 'MatchesCart',
})

/** Where it goes, as far as that is known; else the country whose prices it has. */
const countryOf = (cart: Cart): string | null => cart.shippingAddress?.country ?? cart.country

export const cartView = (cart: Cart, pictureId: PictureId, rules: Rules): CartView => ({
  id: cart.id,
  lines: cart.lineItems.map((line) => lineView(line, rules.locale, pictureId)),
  summary: summaryView(cart, rules.locale),
  codes: cart.discountCodes.map(codeView),
  gift: giftOf(cart),
  obstacles: obstaclesOf(cart, rules).map((obstacle) => obstacleView(obstacle, cart, rules.locale)),
  afterpay:
    countryOf(cart) === AFTERPAY_LIMITS.country &&
    cart.totalPrice.currencyCode === AFTERPAY_LIMITS.currencyCode &&
    subscriptionsIn(cart) === 'none'
      ? 'open'
      : 'closed',
})
