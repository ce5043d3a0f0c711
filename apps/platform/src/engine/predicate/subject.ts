import type { Money } from '../money/money.ts'
import type { CartFunction, Predicate } from './ast.ts'
import type { Literal } from './expression.ts'

export type Scalar = Literal | Money

/** The value of a field: one scalar, a list, or nothing. */
export type FieldValue = Scalar | readonly Scalar[] | undefined

/** What a predicate is evaluated for: a cart, a line item or a product variant. */
export type Subject = {
  /** The value at a path. Throws `PredicateError` for a field that does not exist. */
  readonly field: (path: readonly string[]) => FieldValue
  readonly call: (name: CartFunction, predicate: Predicate) => FieldValue
}
