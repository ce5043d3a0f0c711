import type { DeferredPaymentCode, PaymentIdentifier } from '@selvedge/cart-domain'
import type { AddressType, PostalParts } from '@selvedge/cart-domain/forms'

/** An address as forms and summaries show it. */
export type AddressView = PostalParts & {
  readonly phone: string
  readonly addressType: AddressType
  /** For whoever brings it. */
  readonly instructions: string
}

/** An address of the shopper's address book. */
export type SavedAddressView = AddressView & { readonly id: string }

/** A way of delivery with what it costs for this cart. */
export type MethodView = {
  readonly id: string
  readonly name: string
  readonly note: string
  /** The last day on which it ships, written out; empty where that is not known. */
  readonly shipsBy: string
  readonly price: string
  /** What it costs this cart before discounts, in cents. */
  readonly cents: number
  readonly free: boolean
  /** Whether anything goes this way: a membership begins without a parcel. */
  readonly shipped: boolean
  readonly chosen: boolean
}

/** A card as it may be shown: never its number. */
export type CardView = { readonly brand: string; readonly last4: string; readonly expires: string }

/** The payment chosen for the cart. */
export type ChosenView = CardView & { readonly kind: 'card' | 'paypal' | 'afterpay' | 'purchase-order' }

export type SavedCardView = CardView & {
  readonly id: string
  readonly nickname: string
  readonly isDefault: boolean
}

/** The ways to pay for a cart, amounts written out. */
export type PaymentView = {
  readonly chosen: ChosenView | undefined
  /** Whether the chosen payment was declined since; it may be tried once more. */
  readonly declined: boolean
  /** Another one whenever another payment is chosen; empty where the backend gives none. */
  readonly stamp: string
  /** How the platform spells the chosen way to pay; empty while there is none. */
  readonly identifier: PaymentIdentifier | ''
  /** The kinds that are open for this cart and shopper. */
  readonly kinds: readonly ChosenView['kind'][]
  /** Why Afterpay is not open; empty when it is, or when the shop does not take it. */
  readonly afterpayRefused: DeferredPaymentCode | ''
  readonly savedCards: readonly SavedCardView[]
  /** The shopper's store credit: what there is, what could be used, what is used, and what is left to pay. */
  readonly credit:
    | {
        readonly available: string
        readonly most: string
        readonly used: string
        readonly left: string
        /** Whether there is enough for everything. */
        readonly enough: boolean
      }
    | undefined
  /** Whether store credit pays for everything. */
  readonly coversAll: boolean
}
