import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { oddText } from '@selvedge/fuzz'
import fc from 'fast-check'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { predicate, sort } from './predicates.ts'

/** Values of existing documents, by the name of the argument or input field to which they are passed. */
export type Known = Readonly<Record<string, readonly unknown[]>>

const long = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.constantFrom(-1, 2 ** 31, 2 ** 53 - 1, -(2 ** 53 - 1)),
)

const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  String: oddText,
  Int: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(-1, 500, 501, 2 ** 31 - 1, -(2 ** 31))),
  Long: long,
  Boolean: fc.boolean(),
  Currency: fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'XOF'),
  Country: fc.constantFrom('US', 'GB', 'DE', 'AQ'),
  Locale: fc.constantFrom('en-US', 'en', 'de-DE', 'x-private'),
  DateTime: fc.constantFrom('2026-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z'),
  Date: fc.constantFrom('2026-01-01', '0001-01-01'),
}

/** A value that usually has another type than the schema demands. */
const wrong = fc.oneof(
  oddText,
  long,
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
  fc.jsonValue(),
)

const manyOf = (part: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 40, arbitrary: fc.array(part, { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: part.map((each) => Array.from({ length: 501 }, () => each)) },
  )

const objectOf = (type: GraphQLInputObjectType, known: Known, depth: number): fc.Arbitrary<unknown> => {
  const fields = Object.values(type.getFields())
  const fieldValue = (field: (typeof fields)[number]) => valueFor(field.type, known, field.name, depth - 1)
  if (/Action$/.test(type.name))
    return fc.oneof(...fields.map((field) => fieldValue(field).map((value) => ({ [field.name]: value }))))
  const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name)
  const record = Object.fromEntries(fields.map((field) => [field.name, fieldValue(field)]))
  return fc.subarray(fields.map(({ name }) => name)).chain((chosen) => {
    const names = [...new Set([...required, ...chosen])]
    return fc.record(
      Object.fromEntries(names.flatMap((name) => (record[name] ? [[name, record[name]]] : []))),
    )
  })
}

const named = (name: string, known: Known): fc.Arbitrary<unknown> | undefined => {
  if (name === 'where') return predicate
  if (name === 'sort' || name === 'sorts') return sort
  if (name === 'limit' || name === 'offset') return fc.constantFrom(0, 1, 20)
  const values = known[name]
  return values && fc.constantFrom(...values)
}

const plainValue = (
  type: GraphQLInputType,
  known: Known,
  name: string,
  depth: number,
): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return plainValue(type.ofType, known, name, depth)
  if (isListType(type))
    return depth > 0 ? manyOf(valueFor(type.ofType, known, name, depth - 1)) : fc.constant([])
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name))
  if (isInputObjectType(type)) return depth > 0 ? objectOf(type, known, depth) : fc.constant({})
  const usual = scalars[type.name] ?? fc.jsonValue()
  const special = named(name, known)
  return special ? fc.oneof({ weight: 4, arbitrary: special }, { weight: 1, arbitrary: usual }) : usual
}

/** Values for an input of the schema: mostly of its type, sometimes of another type. */
function valueFor(type: GraphQLInputType, known: Known, name: string, depth = 6): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 150, arbitrary: plainValue(type, known, name, depth) },
    { weight: 1, arbitrary: wrong },
  )
}

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@selvedge/commerce-client/package.json')),
  'schema',
)
const schema = buildSchema(
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n'),
)
const fieldsOf = (name: string) => {
  const type = schema.getType(name)
  return type && 'getFields' in type
    ? (Object.values(type.getFields()) as GraphQLField<unknown, unknown>[])
    : []
}

const meFields = fieldsOf('Me')
const isOfMe = (field: GraphQLField<unknown, unknown>): boolean => meFields.includes(field)

export type GraphQLRequest = {
  /** The kind of caller that may send the request. It depends on the name of the requested field. */
  readonly sender: 'shopper' | 'service'
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Returns a selection of all fields that have no required arguments, down to `depth` levels. */
const selectionOf = (type: GraphQLOutputType, depth = 3): string => {
  const found = getNamedType(type)
  if (!isObjectType(found)) return isLeafType(found) ? '' : ' { __typename }'
  const parts = Object.values(found.getFields()).flatMap((field) => {
    if (field.args.some((argument) => isNonNullType(argument.type))) return []
    if (isLeafType(getNamedType(field.type))) return [field.name]
    return depth > 1 ? [`${field.name}${selectionOf(field.type, depth - 1)}`] : []
  })
  return ` { __typename ${parts.join(' ')} }`
}

const requestsOf = (
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  known: Known,
  always: readonly string[] = [],
) => {
  const inside = isOfMe(field) ? 'me' : undefined
  const sender = inside || /My|SignMe/.test(field.name) ? 'shopper' : 'service'

  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const call = `${field.name}${passed ? `(${passed})` : ''}${selectionOf(field.type, inside ? 2 : 3)}`
  const query = `${kind}${declared ? ` (${declared})` : ''} { ${inside ? `${inside} { ${call} }` : call} }`
  const values = Object.fromEntries(field.args.map(({ name, type }) => [name, valueFor(type, known, name)]))
  const required = field.args.flatMap(({ name, type }) => (isNonNullType(type) ? name : []))
  return fc.record(values, { requiredKeys: [...required, ...always] }).map(
    (variables): GraphQLRequest => ({
      sender,
      query,
      variables: variables as Record<string, unknown>,
    }),
  )
}

/**
 * Requests for every query and mutation of the schema, so that new queries and mutations are covered without being
 * listed.
 */
export const schemaRequests = (known: Known): fc.Arbitrary<GraphQLRequest> =>
  fc.oneof(
    fc.oneof(...fieldsOf('Query').map((field) => requestsOf('query', field, known))),
    fc.oneof(...meFields.map((field) => requestsOf('query', field, known))),
    fc.oneof(...fieldsOf('Mutation').map((field) => requestsOf('mutation', field, known))),
  )

/** Requests with a predicate, for every query that takes one. */
export const predicateRequests = (known: Known): fc.Arbitrary<GraphQLRequest> =>
  fc.oneof(
    ...[...fieldsOf('Query'), ...meFields]
      .filter(({ args }) => args.some(({ name }) => name === 'where'))
      .map((field) => requestsOf('query', field, known, ['where'])),
  )
