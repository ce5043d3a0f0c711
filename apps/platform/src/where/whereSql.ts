import { type SQL, sql } from 'drizzle-orm'
import type { Literal } from '../engine/predicate/expression.ts'
import { PredicateError } from '../engine/predicate/tokens.ts'
import { invalidInput } from '../graphql/platformError.ts'
import { isUuid } from '../store/isUuid.ts'
import { parseWhere, type Where } from './parseWhere.ts'

/**
 * A queryable field. `around` wraps the condition on the column in a condition on another table. A `json` column can be
 * compared with texts, numbers and booleans. An `object` column supports only `is defined` and `is not defined`.
 */
export type QueryField = {
  readonly column: SQL
  readonly type: 'text' | 'uuid' | 'moment' | 'boolean' | 'number' | 'json' | 'object'
  readonly around?: (condition: SQL) => SQL
}

/** Finds the field at a path. `undefined` when it cannot be queried. */
export type QueryFields = (path: readonly string[]) => QueryField | undefined

const typeNames = {
  text: 'string',
  uuid: 'string',
  moment: 'string',
  boolean: 'boolean',
  number: 'number',
} as const

const fieldAt = (path: readonly string[], fields: QueryFields): QueryField => {
  const field = fields(path)
  if (!field) throw new PredicateError(`The field '${path.join('.')}' does not exist or cannot be queried.`)
  return field
}

const parameter = (field: QueryField, value: Literal, path: readonly string[]): SQL | undefined => {
  if (field.type === 'json') return sql`${JSON.stringify(value)}::jsonb`
  if (field.type === 'object')
    throw new PredicateError(`The field '${path.join('.')}' can be defined, but has no value to compare.`)
  if (typeof value !== typeNames[field.type])
    throw new PredicateError(`The field '${path.join('.')}' needs a ${typeNames[field.type]}.`)
  if (field.type === 'uuid') return isUuid(String(value)) ? sql`${value}::uuid` : undefined
  if (field.type !== 'moment') return sql`${value}`
  if (Number.isNaN(Date.parse(String(value)))) throw new PredicateError(`'${value}' is not a date and time.`)
  return sql`${value}::timestamptz`
}

const compile = (where: Where, fields: QueryFields): SQL => {
  if (where.kind === 'and' || where.kind === 'or') {
    const [left, right] = [compile(where.left, fields), compile(where.right, fields)]
    return where.kind === 'and' ? sql`(${left} and ${right})` : sql`(${left} or ${right})`
  }
  if (where.kind === 'not') return sql`not coalesce(${compile(where.inner, fields)}, false)`
  const field = fieldAt(where.path, fields)
  const around = field.around ?? ((condition: SQL) => condition)
  if (where.kind === 'defined')
    return around(sql`${field.column} is ${sql.raw(where.negated ? '' : 'not ')}null`)
  if (where.kind === 'in') {
    const list = where.values.flatMap((value) => parameter(field, value, where.path) ?? [])
    const found = list.length > 0 ? around(sql`${field.column} in (${sql.join(list, sql`, `)})`) : sql`false`
    return where.negated ? sql`not coalesce(${found}, false)` : found
  }
  const value = parameter(field, where.value, where.path)
  // A text that is not a UUID matches no id.
  if (!value) return where.op === '!=' ? sql`true` : sql`false`
  const compared = sql`${field.column} ${sql.raw(where.op)} ${value}`
  // Postgres can compare JSON values of different types. In the platform such a comparison is never true.
  if (field.type === 'json')
    return around(sql`(${compared} and jsonb_typeof(${field.column}) = ${typeof where.value})`)
  return around(compared)
}

/** The SQL condition of a `where` argument; without the argument it matches all rows. Throws InvalidInput. */
export const whereSql = (source: string | null | undefined, fields: QueryFields): SQL => {
  if (source === null || source === undefined || source === '') return sql`true`
  try {
    return compile(parseWhere(source), fields)
  } catch (error) {
    if (error instanceof PredicateError) throw invalidInput(`Malformed parameter: where: ${error.message}`)
    throw error
  }
}
