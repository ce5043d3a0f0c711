import type { Money } from '../money/money.ts'
import type { Operand, Predicate } from './ast.ts'
import type { Comparison, Literal } from './expression.ts'
import type { Held, Scalar, Subject } from './subject.ts'
import { PredicateError } from './tokens.ts'

const moneyText = /^(-?\d+(?:\.\d{1,3})?) ([A-Z]{3})$/

const isMoney = (value: Scalar): value is Money => typeof value === 'object'

const evaluate = (operand: Operand, subject: Subject): Held => {
  if (operand.kind === 'literal') return operand.value
  return operand.kind === 'field'
    ? subject.field(operand.path)
    : subject.call(operand.name, operand.predicate)
}

const listOf = (held: Held): readonly Scalar[] =>
  held === undefined ? [] : Array.isArray(held) ? held : [held as Scalar]

const compareMoney = (left: Money, right: Scalar): number | undefined => {
  const match = typeof right === 'string' ? moneyText.exec(right) : null
  if (!match) throw new PredicateError('Money is compared with a text such as "42.00 USD".')
  return match[2] === left.currencyCode
    ? left.centAmount - Math.round(Number(match[1]) * 10 ** left.fractionDigits)
    : undefined
}

/** Negative, zero or positive; `undefined` where the two cannot be equal (another currency). */
const order = (left: Scalar, right: Scalar): number | undefined => {
  if (isMoney(left)) return compareMoney(left, right)
  if (isMoney(right)) return order(right, left)
  if (typeof left !== typeof right)
    throw new PredicateError(`Cannot compare ${typeof left} with ${typeof right}.`)
  return left === right ? 0 : left < right ? -1 : 1
}

const holds: Readonly<Record<Comparison, (order: number) => boolean>> = {
  '=': (o) => o === 0,
  '!=': (o) => o !== 0,
  '<': (o) => o < 0,
  '<=': (o) => o <= 0,
  '>': (o) => o > 0,
  '>=': (o) => o >= 0,
}

const compare = (left: Held, op: Comparison, right: Held): boolean => {
  const [lefts, rights] = [listOf(left), listOf(right)]
  if (lefts.length === 0 || rights.length === 0) return op === '!='
  const test = (a: Scalar, b: Scalar): boolean => {
    const o = order(a, b)
    return o === undefined ? op === '!=' : holds[op](o)
  }
  const quantified = op === '!=' ? 'every' : 'some'
  return lefts[quantified]((a) => rights[quantified]((b) => test(a, b)))
}

const hasValue = (held: Held, value: Literal): boolean => listOf(held).some((v) => order(v, value) === 0)

/** Whether a predicate holds for a subject. Throws `PredicateError` for unknown fields and unlike types. */
export const matches = (predicate: Predicate, subject: Subject): boolean => {
  switch (predicate.kind) {
    case 'and':
      return matches(predicate.left, subject) && matches(predicate.right, subject)
    case 'or':
      return matches(predicate.left, subject) || matches(predicate.right, subject)
    case 'not':
      return !matches(predicate.inner, subject)
    case 'truth':
      return evaluate(predicate.operand, subject) === true
    case 'compare':
      return compare(evaluate(predicate.left, subject), predicate.op, evaluate(predicate.right, subject))
    case 'in': {
      const held = evaluate(predicate.left, subject)
      return predicate.values.some((value) => hasValue(held, value)) !== predicate.negated
    }
    case 'contains': {
      const held = evaluate(predicate.left, subject)
      const test = (value: Literal) => hasValue(held, value)
      return predicate.every ? predicate.values.every(test) : predicate.values.some(test)
    }
    case 'defined':
      return (evaluate(predicate.left, subject) !== undefined) !== predicate.negated
    case 'empty':
      return (listOf(evaluate(predicate.left, subject)).length === 0) !== predicate.negated
  }
}
