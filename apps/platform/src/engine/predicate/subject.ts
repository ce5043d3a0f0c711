import type { Money } from '../money/money.ts'
import type { CartFunction, Predicate } from './ast.ts'
import type { Literal } from './expression.ts'

export type Scalar = Literal | Money

/** What a field holds: one value, several, or nothing. */
export type Held = Scalar | readonly Scalar[] | undefined

/** The thing a predicate is asked about: a cart, a line, a product variant. */
export type Subject = {
  /** The value at a path. Throws `PredicateError` for a field that does not exist. */
  readonly field: (path: readonly string[]) => Held
  readonly call: (name: CartFunction, predicate: Predicate) => Held
}
