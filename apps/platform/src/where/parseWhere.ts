import { type Cursor, cursorOver } from '../engine/predicate/cursor.ts'
import { tokensOf } from '../engine/predicate/tokens.ts'
import type { Where, WhereOp, WhereValue } from './ast.ts'

const operators: Readonly<Record<string, WhereOp>> = {
  '=': '=',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
}

const value = (cursor: Cursor): WhereValue => {
  const token = cursor.next()
  if (token.kind === 'text') return token.text
  if (token.kind === 'number') return token.value
  if (token.kind === 'word' && (token.text === 'true' || token.text === 'false')) return token.text === 'true'
  return cursor.fail('a value')
}

const values = (cursor: Cursor): WhereValue[] => {
  cursor.expectSymbol('(')
  const list = [value(cursor)]
  while (cursor.takeSymbol(',')) list.push(value(cursor))
  cursor.expectSymbol(')')
  return list
}

const field = (cursor: Cursor, outer: readonly string[]): Where => {
  const name = cursor.next()
  const path = [...outer, name.kind === 'word' ? name.text : cursor.fail('a field name')]
  if (cursor.takeSymbol('(')) {
    const inner = either(cursor, path)
    cursor.expectSymbol(')')
    return inner
  }
  if (cursor.takeWord('in')) return { kind: 'in', path, values: values(cursor), negated: false }
  if (cursor.isWord('not') && cursor.isWord('in', 1)) {
    cursor.next()
    cursor.next()
    return { kind: 'in', path, values: values(cursor), negated: true }
  }
  if (cursor.takeWord('is')) {
    const negated = cursor.takeWord('not')
    cursor.expectWord('defined')
    return { kind: 'defined', path, negated }
  }
  const token = cursor.next()
  const op = token.kind === 'symbol' ? operators[token.text] : undefined
  return { kind: 'compare', path, op: op ?? cursor.fail('a comparison'), value: value(cursor) }
}

const primary = (cursor: Cursor, path: readonly string[]): Where => {
  if (cursor.isWord('not') && cursor.isSymbol('(', 1)) {
    cursor.next()
    return { kind: 'not', inner: primary(cursor, path) }
  }
  if (!cursor.takeSymbol('(')) return field(cursor, path)
  const inner = either(cursor, path)
  cursor.expectSymbol(')')
  return inner
}

const both = (cursor: Cursor, path: readonly string[]): Where => {
  let left = primary(cursor, path)
  while (cursor.takeWord('and')) left = { kind: 'and', left, right: primary(cursor, path) }
  return left
}

const either = (cursor: Cursor, path: readonly string[]): Where => {
  let left = both(cursor, path)
  while (cursor.takeWord('or')) left = { kind: 'or', left, right: both(cursor, path) }
  return left
}

/** Reads the platform's query predicate language. Throws `PredicateError`. */
export const parseWhere = (source: string): Where => {
  const cursor = cursorOver(tokensOf(source), source)
  const where = either(cursor, [])
  if (!cursor.done()) cursor.fail("'and', 'or' or the end")
  return where
}
