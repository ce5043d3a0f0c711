import type { Money } from '../money/money.ts'
import type { Operand, Predicate } from './ast.ts'
import type { Comparison, Literal } from './expression.ts'
import type { FieldValue, Scalar, Subject } from './subject.ts'
import { PredicateError } from './tokens.ts'

const moneyText = /^(-?\d+(?:\.\d{1,3})?) ([A-Z]{3})$/

const isMoney = (value: Scalar): value is Money => typeof value === 'object'

const evaluate = (operand: Operand, subject: Subject): FieldValue => {
  if (operand.kind === 'literal') return operand.value
  return operand.kind === 'field'
    ? subject.field(operand.path)
    : subject.call(operand.name, operand.predicate)
}

const toList = (field: FieldValue): readonly Scalar[] =>
  field === undefined ? [] : Array.isArray(field) ? field : [field as Scalar]

const compareMoney = (left: Money, right: Scalar): number | undefined => {
  const match = typeof right === 'string' ? moneyText.exec(right) : null
  if (!match) throw new PredicateError('Money is compared with a text such as "42.00 USD".')
  return match[2] === left.currencyCode
    ? left.centAmount - Math.round(Number(match[1]) * 10 ** left.fractionDigits)
    : undefined
}

/** Compares two values. The result is negative, zero or positive; `undefined` for amounts in different currencies. */
const compareScalars = (left: Scalar, right: Scalar): number | undefined => {
  if (isMoney(left)) return compareMoney(left, right)
  if (isMoney(right)) return compareScalars(right, left)
  if (typeof left !== typeof right)
    throw new PredicateError(`Cannot compare ${typeof left} with ${typeof right}.`)
  return left === right ? 0 : left < right ? -1 : 1
}

const isInOrder: Readonly<Record<Comparison, (compareScalars: number) => boolean>> = {
  '=': (o) => o === 0,
  '!=': (o) => o !== 0,
  '<': (o) => o < 0,
  '<=': (o) => o <= 0,
  '>': (o) => o > 0,
  '>=': (o) => o >= 0,
}

const compare = (left: FieldValue, op: Comparison, right: FieldValue): boolean => {
  const [lefts, rights] = [toList(left), toList(right)]
  if (lefts.length === 0 || rights.length === 0) return op === '!='
  const test = (a: Scalar, b: Scalar): boolean => {
    const o = compareScalars(a, b)
    return o === undefined ? op === '!=' : isInOrder[op](o)
  }
  const quantifier = op === '!=' ? 'every' : 'some'
  return lefts[quantifier]((a) => rights[quantifier]((b) => test(a, b)))
}

const hasValue = (field: FieldValue, value: Literal): boolean =>
  toList(field).some((v) => compareScalars(v, value) === 0)

/** Whether a predicate matches a subject. Throws `PredicateError` for unknown fields and for values of different types. */
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
      const field = evaluate(predicate.left, subject)
      return predicate.values.some((value) => hasValue(field, value)) !== predicate.negated
    }
    case 'contains': {
      const field = evaluate(predicate.left, subject)
      const test = (value: Literal) => hasValue(field, value)
      return predicate.every ? predicate.values.every(test) : predicate.values.some(test)
    }
    case 'defined':
      return (evaluate(predicate.left, subject) !== undefined) !== predicate.negated
    case 'empty':
      return (toList(evaluate(predicate.left, subject)).length === 0) !== predicate.negated
  }
}
