import type { CartLike } from '../cart/cartLike.ts'
import { isPlusMembership } from '../line/subscriptions.ts'
import { afterpayCodes, type DeferredPaymentCode } from './afterpayCodes.ts'
import { type PaymentIdentifier, paymentIdentifiers } from './paymentIdentifiers.ts'

/** Who pays, where it goes, and what else is on the order. */
export type PaymentSituation = {
  readonly cart: CartLike
  /** ISO code of the country of delivery. */
  readonly country?: string | undefined
  readonly isTrade: boolean
  /** The shopper's store credit in cents of the cart's currency. */
  readonly storeCredit: number
  /** Another way to pay that is on the order already: store credit goes with some, not with all. */
  readonly beside?: PaymentIdentifier | undefined
}

/** Why a way to pay is not open. */
export type PaymentReason =
  | DeferredPaymentCode
  | 'plus-membership'
  | 'purchase-order'
  | 'no-store-credit'
  | 'trade-only'

/** A way to pay; it is open when there is no reason against it. */
export type PaymentOption = {
  readonly identifier: PaymentIdentifier
  readonly reasons: readonly PaymentReason[]
}

const storeCreditReasons = ({ cart, storeCredit, beside }: PaymentSituation): readonly PaymentReason[] => [
  ...(cart.lineItems.some(isPlusMembership) ? (['plus-membership'] as const) : []),
  ...(beside === 'PurchaseOrder' ? (['purchase-order'] as const) : []),
  ...(storeCredit > 0 ? [] : (['no-store-credit'] as const)),
]

/** Why a way to pay is not open for an order, every reason; none when it is (spec §5). */
export const paymentReasons = (
  identifier: PaymentIdentifier,
  situation: PaymentSituation,
): readonly PaymentReason[] => {
  if (identifier === 'Afterpay') return afterpayCodes(situation.cart, situation.country)
  if (identifier === 'spoondollars') return storeCreditReasons(situation)
  return identifier === 'PurchaseOrder' && !situation.isTrade ? ['trade-only'] : []
}

/** Every way to pay with the reasons against it, in the order of `paymentIdentifiers`. */
export const paymentOptions = (situation: PaymentSituation): readonly PaymentOption[] =>
  paymentIdentifiers.map((identifier) => ({ identifier, reasons: paymentReasons(identifier, situation) }))
