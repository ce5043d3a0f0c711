import type { Localised } from '../engine/localised.ts'
import type { Money } from '../engine/money/money.ts'
import type { Resource } from './resource.ts'

export type Validity = {
  readonly isActive: boolean
  readonly validFrom?: string
  readonly validUntil?: string
}

/** How an absolute amount reaches several lines: off each unit, or one amount shared out among the lines. */
export type DiscountApplicationMode =
  | 'IndividualApplication'
  | 'ProportionateDistribution'
  | 'EvenDistribution'

export type RelativeValue = { readonly type: 'relative'; readonly permyriad: number }

export type AbsoluteValue = {
  readonly type: 'absolute'
  readonly money: readonly Money[]
  /** Absent: IndividualApplication. */
  readonly applicationMode?: DiscountApplicationMode
}

/** `permyriad`: 1 000 is 10 %. `money`: one amount per currency; an unlisted currency gets nothing. */
export type DiscountValue =
  | RelativeValue
  | AbsoluteValue
  | { readonly type: 'fixed'; readonly money: readonly Money[] }

/** A free unit of a variant. */
export type GiftValue = {
  readonly type: 'giftLineItem'
  readonly productId: string
  readonly variantId: number
}

/** Of every `triggerQuantity` matching units, `discountedQuantity` are discounted, at most `maxOccurrence` times. */
export type MultiBuyTarget = {
  readonly type: 'multiBuyLineItems'
  readonly predicate: string
  readonly triggerQuantity: number
  readonly discountedQuantity: number
  readonly maxOccurrence?: number
  readonly selectionMode: 'Cheapest' | 'MostExpensive'
}

/** What a cart discount takes off, and off what. A gift has no target; a multi-buy is always relative. */
export type CartDiscountEffect =
  | {
      readonly value: DiscountValue
      readonly target:
        | { readonly type: 'lineItems'; readonly predicate: string }
        | { readonly type: 'shipping' }
        | { readonly type: 'totalPrice' }
    }
  | { readonly value: RelativeValue; readonly target: MultiBuyTarget }
  | { readonly value: GiftValue; readonly target?: never }

export type CartDiscountTarget = NonNullable<CartDiscountEffect['target']>

export type CartDiscount = Resource &
  Validity &
  CartDiscountEffect & {
    readonly key: string
    readonly name: Localised
    readonly description?: Localised
    readonly cartPredicate: string
    /** A decimal between 0 and 1 as text. Higher goes first. */
    readonly sortOrder: string
    readonly requiresDiscountCode: boolean
    readonly stackingMode: 'Stacking' | 'StopAfterThisDiscount'
  }

export type ProductDiscount = Resource &
  Validity & {
    readonly key: string
    readonly name: Localised
    /** `external`: the discounted price is written onto the price by another system. */
    readonly value:
      | RelativeValue
      | { readonly type: 'absolute'; readonly money: readonly Money[] }
      | { readonly type: 'external' }
    readonly predicate: string
    readonly sortOrder: string
  }

export type DiscountCode = Resource &
  Validity & {
    readonly key?: string
    readonly code: string
    readonly name?: Localised
    readonly description?: Localised
    readonly cartPredicate?: string
    readonly cartDiscountIds: readonly string[]
    readonly maxApplications?: number
    readonly maxApplicationsPerCustomer?: number
    /** Counted when an order is created, never given back. */
    readonly applicationCount: number
  }

export type DiscountCodeState =
  | 'MatchesCart'
  | 'DoesNotMatchCart'
  | 'NotActive'
  | 'NotValid'
  | 'MaxApplicationReached'
  | 'ApplicationStoppedByPreviousDiscount'
