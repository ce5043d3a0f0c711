import type { CartFunction, Comparison, Literal, Operand, Predicate } from './ast.ts'
import { type Cursor, cursorOver } from './cursor.ts'
import { tokensOf } from './tokens.ts'

const functions: ReadonlySet<string> = new Set<CartFunction>([
  'lineItemTotal',
  'lineItemNetTotal',
  'lineItemGrossTotal',
  'lineItemExists',
])

const isFunction = (name: string): name is CartFunction => functions.has(name)

const comparisons: Readonly<Record<string, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
}

const literal = (cursor: Cursor): Literal => {
  const token = cursor.next()
  if (token.kind === 'text') return token.text
  if (token.kind === 'number') return token.value
  if (token.kind === 'word' && (token.text === 'true' || token.text === 'false')) return token.text === 'true'
  return cursor.fail('a value')
}

const literals = (cursor: Cursor): Literal[] => {
  cursor.expectSymbol('(')
  const values = [literal(cursor)]
  while (cursor.takeSymbol(',')) values.push(literal(cursor))
  cursor.expectSymbol(')')
  return values
}

const operand = (cursor: Cursor): Operand => {
  const token = cursor.peek()
  if (token?.kind !== 'word' || token.text === 'true' || token.text === 'false')
    return { kind: 'literal', value: literal(cursor) }
  cursor.next()
  if (cursor.takeSymbol('(')) {
    if (!isFunction(token.text)) return cursor.fail(`a known function, not '${token.text}'`)
    const predicate = either(cursor)
    cursor.expectSymbol(')')
    return { kind: 'call', name: token.text, predicate }
  }
  const path = [token.text]
  while (cursor.takeSymbol('.')) {
    const part = cursor.next()
    path.push(part.kind === 'word' ? part.text : cursor.fail('a field name'))
  }
  return { kind: 'field', path }
}

const contains = (cursor: Cursor, left: Operand): Predicate => {
  const every = cursor.takeWord('all')
  if (every || cursor.takeWord('any')) return { kind: 'contains', left, values: literals(cursor), every }
  return { kind: 'contains', left, values: [literal(cursor)], every: true }
}

const isState = (cursor: Cursor, left: Operand): Predicate => {
  const negated = cursor.takeWord('not')
  if (cursor.takeWord('defined')) return { kind: 'defined', left, negated }
  cursor.expectWord('empty')
  return { kind: 'empty', left, negated }
}

const condition = (cursor: Cursor): Predicate => {
  const left = operand(cursor)
  const token = cursor.peek()
  const op = token?.kind === 'symbol' ? comparisons[token.text] : undefined
  if (op) {
    cursor.next()
    return { kind: 'compare', left, op, right: operand(cursor) }
  }
  if (cursor.takeWord('in')) return { kind: 'in', left, values: literals(cursor), negated: false }
  if (cursor.isWord('not') && cursor.isWord('in', 1)) {
    cursor.next()
    cursor.next()
    return { kind: 'in', left, values: literals(cursor), negated: true }
  }
  if (cursor.takeWord('contains')) return contains(cursor, left)
  if (cursor.takeWord('is')) return isState(cursor, left)
  if (left.kind === 'field') return cursor.fail('a comparison')
  return { kind: 'truth', operand: left }
}

const primary = (cursor: Cursor): Predicate => {
  if (cursor.isWord('not') && cursor.isSymbol('(', 1)) {
    cursor.next()
    return { kind: 'not', inner: primary(cursor) }
  }
  if (!cursor.takeSymbol('(')) return condition(cursor)
  const inner = either(cursor)
  cursor.expectSymbol(')')
  return inner
}

const both = (cursor: Cursor): Predicate => {
  let left = primary(cursor)
  while (cursor.takeWord('and')) left = { kind: 'and', left, right: primary(cursor) }
  return left
}

const either = (cursor: Cursor): Predicate => {
  let left = both(cursor)
  while (cursor.takeWord('or')) left = { kind: 'or', left, right: both(cursor) }
  return left
}

const parse = (source: string): Predicate => {
  const cursor = cursorOver(tokensOf(source), source)
  const predicate = either(cursor)
  if (!cursor.done()) cursor.fail("'and', 'or' or the end")
  return predicate
}

const maxKept = 500
const kept = new Map<string, Predicate>()

/**
 * Reads a discount or shipping predicate. Throws `PredicateError` for what is outside the supported language. What was
 * read is kept: a project has few predicates, and every cart update asks for all of them.
 */
export const parsePredicate = (source: string): Predicate => {
  const before = kept.get(source)
  if (before) return before
  const predicate = parse(source)
  if (kept.size >= maxKept) kept.clear()
  kept.set(source, predicate)
  return predicate
}
