import type { CartFunction, Condition, Operand, Predicate } from './ast.ts'
import type { Cursor } from './cursor.ts'
import {
  comparisonOf,
  parseExpression,
  readGroup,
  readLiteral,
  readLiterals,
  readMembership,
} from './expression.ts'

const functions: ReadonlySet<string> = new Set<CartFunction>([
  'lineItemTotal',
  'lineItemNetTotal',
  'lineItemGrossTotal',
  'lineItemExists',
])

const isFunction = (name: string): name is CartFunction => functions.has(name)

const readOperand = (cursor: Cursor): Operand => {
  const token = cursor.peek()
  if (token?.kind !== 'word' || token.text === 'true' || token.text === 'false')
    return { kind: 'literal', value: readLiteral(cursor) }
  cursor.next()
  if (cursor.acceptSymbol('(')) {
    if (!isFunction(token.text)) return cursor.fail(`a known function, not '${token.text}'`)
    return { kind: 'call', name: token.text, predicate: readGroup<Condition>(cursor, readCondition) }
  }
  const path = [token.text]
  while (cursor.acceptSymbol('.')) {
    const part = cursor.next()
    path.push(part.kind === 'word' ? part.text : cursor.fail('a field name'))
  }
  return { kind: 'field', path }
}

const readContains = (cursor: Cursor, left: Operand): Condition => {
  const every = cursor.acceptWord('all')
  if (every || cursor.acceptWord('any'))
    return { kind: 'contains', left, values: readLiterals(cursor), every }
  return { kind: 'contains', left, values: [readLiteral(cursor)], every: true }
}

const readIs = (cursor: Cursor, left: Operand): Condition => {
  const negated = cursor.acceptWord('not')
  if (cursor.acceptWord('defined')) return { kind: 'defined', left, negated }
  cursor.expectWord('empty')
  return { kind: 'empty', left, negated }
}

const readCondition = (cursor: Cursor): Condition => {
  const left = readOperand(cursor)
  const op = comparisonOf(cursor.peek())
  if (op) {
    cursor.next()
    return { kind: 'compare', left, op, right: readOperand(cursor) }
  }
  const membership = readMembership(cursor)
  if (membership) return { kind: 'in', left, ...membership }
  if (cursor.acceptWord('contains')) return readContains(cursor, left)
  if (cursor.acceptWord('is')) return readIs(cursor, left)
  if (left.kind === 'field') return cursor.fail('a comparison')
  return { kind: 'truth', operand: left }
}

const maxCached = 500
const cache = new Map<string, Predicate>()

/**
 * Parses a discount or shipping predicate. Throws `PredicateError` for a text outside the supported language. Results are
 * cached: a project has few predicates, and every cart update evaluates all of them.
 */
export const parsePredicate = (source: string): Predicate => {
  const cached = cache.get(source)
  if (cached) return cached
  const predicate = parseExpression<Condition>(source, readCondition)
  if (cache.size >= maxCached) cache.clear()
  cache.set(source, predicate)
  return predicate
}
