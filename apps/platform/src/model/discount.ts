import type { Localised } from '../engine/localised.ts'
import type { Money } from '../engine/money/money.ts'
import type { Resource } from './resource.ts'

export type Validity = {
  readonly isActive: boolean
  readonly validFrom?: string
  readonly validUntil?: string
}

/** `permyriad`: 1 000 is 10 %. `money`: one amount per currency; an unlisted currency gets nothing. */
export type DiscountValue =
  | { readonly type: 'relative'; readonly permyriad: number }
  | { readonly type: 'absolute' | 'fixed'; readonly money: readonly Money[] }

export type CartDiscountTarget =
  | { readonly type: 'lineItems'; readonly predicate: string }
  | { readonly type: 'shipping' }
  | { readonly type: 'totalPrice' }

export type CartDiscount = Resource &
  Validity & {
    readonly key: string
    readonly name: Localised
    readonly description?: Localised
    readonly value: DiscountValue
    readonly cartPredicate: string
    readonly target: CartDiscountTarget
    /** A decimal between 0 and 1 as text. Higher goes first. */
    readonly sortOrder: string
    readonly requiresDiscountCode: boolean
    readonly stackingMode: 'Stacking' | 'StopAfterThisDiscount'
  }

export type ProductDiscount = Resource &
  Validity & {
    readonly key: string
    readonly name: Localised
    readonly value:
      | { readonly type: 'relative'; readonly permyriad: number }
      | { readonly type: 'absolute'; readonly money: readonly Money[] }
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
