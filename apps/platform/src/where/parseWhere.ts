import type { Cursor } from '../engine/predicate/cursor.ts'
import {
  type Comparison,
  comparisonOf,
  type Expression,
  type Literal,
  parseExpression,
  readGroup,
  readLiteral,
  readMembership,
} from '../engine/predicate/expression.ts'

type Path = readonly string[]

export type WhereCondition =
  | { readonly kind: 'compare'; readonly path: Path; readonly op: Comparison; readonly value: Literal }
  | {
      readonly kind: 'in'
      readonly path: Path
      readonly values: readonly Literal[]
      readonly negated: boolean
    }
  | { readonly kind: 'defined'; readonly path: Path; readonly negated: boolean }

/** A parsed `where` predicate: nested parentheses become a path. */
export type Where = Expression<WhereCondition>

const readCondition =
  (outer: Path) =>
  (cursor: Cursor): Where => {
    const name = cursor.next()
    const path = [...outer, name.kind === 'word' ? name.text : cursor.fail('a field name')]
    if (cursor.acceptSymbol('(')) return readGroup<WhereCondition>(cursor, readCondition(path))
    const membership = readMembership(cursor)
    if (membership) return { kind: 'in', path, ...membership }
    if (cursor.acceptWord('is')) {
      const negated = cursor.acceptWord('not')
      cursor.expectWord('defined')
      return { kind: 'defined', path, negated }
    }
    const op = comparisonOf(cursor.next()) ?? cursor.fail('a comparison')
    return { kind: 'compare', path, op, value: readLiteral(cursor) }
  }

/** Parses the platform's query predicate language. Throws `PredicateError`. */
export const parseWhere = (source: string): Where =>
  parseExpression<WhereCondition>(source, readCondition([]))
