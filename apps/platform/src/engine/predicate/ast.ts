import type { Comparison, Expression, Literal } from './expression.ts'

export type Operand =
  | { readonly kind: 'literal'; readonly value: Literal }
  | { readonly kind: 'field'; readonly path: readonly string[] }
  | { readonly kind: 'call'; readonly name: CartFunction; readonly predicate: Predicate }

export type CartFunction = 'lineItemTotal' | 'lineItemNetTotal' | 'lineItemGrossTotal' | 'lineItemExists'

export type Condition =
  | { readonly kind: 'truth'; readonly operand: Operand }
  | { readonly kind: 'compare'; readonly left: Operand; readonly op: Comparison; readonly right: Operand }
  | {
      readonly kind: 'in'
      readonly left: Operand
      readonly values: readonly Literal[]
      readonly negated: boolean
    }
  | {
      readonly kind: 'contains'
      readonly left: Operand
      readonly values: readonly Literal[]
      readonly every: boolean
    }
  | { readonly kind: 'defined' | 'empty'; readonly left: Operand; readonly negated: boolean }

/** A parsed discount or shipping predicate. */
export type Predicate = Expression<Condition>
