import type { Localised } from '../engine/localised.ts'
import type { Money } from '../engine/money/money.ts'
import type { Resource } from './resource.ts'

export type Validity = {
  readonly isActive: boolean
  readonly validFrom?: string
  readonly validUntil?: string
}

/** How an absolute amount applies to several lines: to each unit, or shared among the lines. */
export type DiscountApplicationMode =
  | 'IndividualApplication'
  | 'ProportionateDistribution'
  | 'EvenDistribution'

export type RelativeValue = { readonly type: 'relative'; readonly permyriad: number }

export type AbsoluteValue = {
  readonly type: 'absolute'
  readonly money: readonly Money[]
  readonly applicationMode?: DiscountApplicationMode
}

/** An amount without a mode is shared among the lines in proportion, as the platform's public reference says. */
export const applicationModeOf = ({ applicationMode }: AbsoluteValue): DiscountApplicationMode =>
  applicationMode ?? 'ProportionateDistribution'

/** `permyriad`: 1 000 is 10 %. `money`: one amount per currency; other currencies get no discount. */
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

/** The value of a cart discount and its target. A gift has no target; a multi-buy is always relative. */
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
    /** A decimal between 0 and 1 as text. Higher values apply first. */
    readonly sortOrder: string
    readonly requiresDiscountCode: boolean
    readonly stackingMode: 'Stacking' | 'StopAfterThisDiscount'
  }

export type ProductDiscount = Resource &
  Validity & {
    readonly key: string
    readonly name: Localised
    /** `external`: another system sets the discounted price. */
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
    /** Incremented when an order is created, never decremented. */
    readonly applicationCount: number
  }

export type DiscountCodeState =
  | 'MatchesCart'
  | 'DoesNotMatchCart'
  | 'NotActive'
  | 'NotValid'
  | 'MaxApplicationReached'
  | 'ApplicationStoppedByPreviousDiscount'
