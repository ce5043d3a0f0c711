import { type Cursor, cursorOver } from './cursor.ts'
import { PredicateError, type Token, tokensOf } from './tokens.ts'

export type Literal = string | number | boolean

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>='

/**
 * A condition, or conditions combined with `and`, `or` and `not`. `Condition` is the type of the conditions of one
 * predicate language.
 */
export type Expression<Condition> =
  | Condition
  | { readonly kind: 'and'; readonly left: Expression<Condition>; readonly right: Expression<Condition> }
  | { readonly kind: 'or'; readonly left: Expression<Condition>; readonly right: Expression<Condition> }
  | { readonly kind: 'not'; readonly inner: Expression<Condition> }

type ConditionReader<Condition> = (cursor: Cursor) => Expression<Condition>

const comparisons: ReadonlyMap<string, Comparison> = new Map([
  ['=', '='],
  ['!=', '!='],
  ['<>', '!='],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
])

/** The comparison that a token means; `undefined` for another token. */
export const comparisonOf = (token: Token | undefined): Comparison | undefined =>
  token?.kind === 'symbol' ? comparisons.get(token.text) : undefined

export const readLiteral = (cursor: Cursor): Literal => {
  const token = cursor.next()
  if (token.kind === 'text') return token.text
  if (token.kind === 'number') return token.value
  if (token.kind === 'word' && (token.text === 'true' || token.text === 'false')) return token.text === 'true'
  return cursor.fail('a value')
}

/** A list of literals in parentheses. */
export const readLiterals = (cursor: Cursor): Literal[] => {
  cursor.expectSymbol('(')
  const literals = [readLiteral(cursor)]
  while (cursor.acceptSymbol(',')) literals.push(readLiteral(cursor))
  cursor.expectSymbol(')')
  return literals
}

/** Reads the `in (…)` or `not in (…)` that follows a field. Returns `undefined` when neither comes next. */
export const readMembership = (
  cursor: Cursor,
): { readonly values: readonly Literal[]; readonly negated: boolean } | undefined => {
  const negated = cursor.isWord('not') && cursor.isWord('in', 1)
  if (negated) cursor.next()
  return cursor.acceptWord('in') ? { values: readLiterals(cursor), negated } : undefined
}

const readPrimary = <C>(cursor: Cursor, readCondition: ConditionReader<C>): Expression<C> => {
  if (cursor.isWord('not') && cursor.isSymbol('(', 1)) {
    cursor.next()
    return { kind: 'not', inner: readPrimary(cursor, readCondition) }
  }
  return cursor.acceptSymbol('(') ? readGroup(cursor, readCondition) : readCondition(cursor)
}

const readAnd = <C>(cursor: Cursor, readCondition: ConditionReader<C>): Expression<C> => {
  let left = readPrimary(cursor, readCondition)
  while (cursor.acceptWord('and')) left = { kind: 'and', left, right: readPrimary(cursor, readCondition) }
  return left
}

const readOr = <C>(cursor: Cursor, readCondition: ConditionReader<C>): Expression<C> => {
  let left = readAnd(cursor, readCondition)
  while (cursor.acceptWord('or')) left = { kind: 'or', left, right: readAnd(cursor, readCondition) }
  return left
}

/** Reads an expression and its closing parenthesis. The caller has read the opening parenthesis. */
export const readGroup = <C>(cursor: Cursor, readCondition: ConditionReader<C>): Expression<C> => {
  const inner = readOr(cursor, readCondition)
  cursor.expectSymbol(')')
  return inner
}

/**
 * The maximum size of a predicate. The limits are far above what shops need. A larger predicate could exhaust the stack
 * or the database.
 */
const MAX_CHARACTERS = 100_000
const MAX_DEPTH = 50
const MAX_OPERATORS = 500

const checkSize = (tokens: readonly Token[]): void => {
  let depth = 0
  let operators = 0
  for (const token of tokens) {
    if (token.kind === 'symbol' && token.text === '(') depth += 1
    if (token.kind === 'symbol' && token.text === ')') depth -= 1
    if (token.kind === 'word' && /^(and|or)$/i.test(token.text)) operators += 1
    if (depth > MAX_DEPTH)
      throw new PredicateError(`The predicate has more than ${MAX_DEPTH} nested parentheses.`)
    if (operators > MAX_OPERATORS)
      throw new PredicateError(`The predicate combines more than ${MAX_OPERATORS} conditions.`)
  }
}

/** Parses a whole text. `readCondition` defines the conditions of the language. Throws `PredicateError`. */
export const parseExpression = <C>(source: string, readCondition: ConditionReader<C>): Expression<C> => {
  if (source.length > MAX_CHARACTERS)
    throw new PredicateError(`The predicate is longer than ${MAX_CHARACTERS} characters.`)
  const tokens = tokensOf(source)
  checkSize(tokens)
  const cursor = cursorOver(tokens, source)
  const expression = readOr(cursor, readCondition)
  if (!cursor.isAtEnd()) cursor.fail("'and', 'or' or the end")
  return expression
}
