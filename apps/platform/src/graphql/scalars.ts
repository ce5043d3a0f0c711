import { type GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import { isoCountries } from '../model/isoCountries.ts'
import { isoCurrencies } from '../model/isoCurrencies.ts'
import { isDate, utcMoment } from '../model/moment.ts'
import { invalidInput } from './platformError.ts'

const invalidValue = (type: string, value: unknown): GraphQLError =>
  invalidInput(`Value is not a ${type}: ${JSON.stringify(value)}`)

/** A text scalar. `read` returns the normal form, or `undefined` for an invalid text. */
const textScalar = (name: string, read: (text: string) => string | undefined) => {
  const parse = (value: unknown): string => {
    const parsed = typeof value === 'string' ? read(value) : undefined
    if (parsed === undefined) throw invalidValue(name, value)
    return parsed
  }
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => String(value),
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
  })
}

const whenValid =
  (isValid: (text: string) => boolean) =>
  (text: string): string | undefined =>
    isValid(text) ? text : undefined

const readLong = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw invalidValue('Long', value)
}

const isLocale = (text: string): boolean => {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** The platform's scalars. `Long` is a JSON number. */
export const scalars = {
  Long: new GraphQLScalarType<number, number>({
    name: 'Long',
    serialize: (value) => Number(value),
    parseValue: readLong,
    parseLiteral: (node) => readLong(node.kind === Kind.INT ? Number(node.value) : undefined),
  }),
  Json: new GraphQLScalarType({
    name: 'Json',
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  }),
  DateTime: textScalar('DateTime', utcMoment),
  Date: textScalar('Date', whenValid(isDate)),
  Locale: textScalar('Locale', whenValid(isLocale)),
  Country: textScalar(
    'Country',
    whenValid((text) => isoCountries.has(text)),
  ),
  Currency: textScalar(
    'Currency',
    whenValid((text) => isoCurrencies.has(text)),
  ),
  KeyReferenceInput: textScalar(
    'KeyReferenceInput',
    whenValid((text) => text.length > 0),
  ),
}
