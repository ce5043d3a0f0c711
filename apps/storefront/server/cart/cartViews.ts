import type { Gift } from './gift.ts'

/** A line as the cart shows it. Amounts are written out. */
export type LineView = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly sku: string
  readonly kind: string
  readonly picture: string
  readonly quantity: number
  readonly unit: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly unitPrice: string
  readonly was: string
  readonly discounts: string
  /** Whether the price is one for the shopper's customer group. */
  readonly groupPrice: boolean
  readonly total: string
  /** Before any discount; these add up to the subtotal. */
  readonly subtotal: string
  readonly available: boolean
}

/** A row of the order summary. */
export type AmountView = { readonly name: string; readonly amount: string }

/** The amounts of a cart or an order, written out. Empty where it is not known yet. */
export type SummaryView = {
  readonly count: number
  /** Whether any of it is shipped: of a Plus membership nothing is. */
  readonly shipped: boolean
  readonly subtotal: string
  readonly discounts: readonly AmountView[]
  readonly shippingName: string
  readonly shipping: string
  readonly shippingWas: string
  readonly shippingDiscounts: readonly AmountView[]
  readonly free: boolean
  readonly tax: string
  readonly taxIncluded: boolean
  readonly total: string
  readonly totalCents: number
  readonly currency: string
}

/** A code on the cart and whether it does anything. */
export type CodeView = { readonly id: string; readonly code: string; readonly applies: boolean }

/** What stands between a cart and its checkout, and at which lines (spec §5). Amounts are written out. */
export type Obstacle =
  | {
      readonly kind: 'unavailable' | 'plus-not-alone' | 'plus-active' | 'plus-guest' | 'plus-trade'
      readonly lineItemIds: readonly string[]
    }
  | { readonly kind: 'below-minimum'; readonly minimum: string; readonly missing: string }

/** The same in words, with what mends it at its lines: a change of the cart, or a page to visit first. */
export type ObstacleView = Obstacle & {
  readonly text: string
  readonly remedy?:
    | { readonly intent: 'remove' | 'keep-only'; readonly label: string }
    | { readonly href: string; readonly label: string }
    | undefined
}

export type CartView = {
  readonly id: string
  readonly lines: readonly LineView[]
  readonly summary: SummaryView
  readonly codes: readonly CodeView[]
  readonly gift: Gift | undefined
  readonly obstacles: readonly ObstacleView[]
  /** Whether Afterpay takes such a cart, if only its amount is right. */
  readonly afterpay: 'open' | 'closed'
}
