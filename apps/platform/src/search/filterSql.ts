import { type SQL, sql } from 'drizzle-orm'
import { invalidInput } from '../graphql/platformError.ts'
import { isUuid } from '../store/isUuid.ts'
import { attributeToken, categoryToken, treeToken, typeToken } from './indexing/searchTokens.ts'
import type { Filter } from './parseFilter.ts'
import type { Range } from './ranges.ts'
import { type PriceSelector, scopedPrices } from './scopedPrices.ts'

/** The price selector and the time that filters on prices use. */
export type PriceScope = { readonly selector: PriceSelector | null | undefined; readonly now: Date }

const list = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

const texts = (values: readonly string[]): SQL => sql`array[${list(values)}]::text[]`

const hasToken = (tokens: readonly string[]): SQL =>
  tokens.length === 0 ? sql`false` : sql`s.tokens && ${texts(tokens)}`

const oneOf = (values: readonly string[], condition: (list: SQL) => SQL): SQL =>
  values.length === 0 ? sql`false` : condition(list(values))

// An empty list of ranges matches nothing, like an empty list of values.
const anyRange = (column: SQL, ranges: readonly Range[]): SQL =>
  ranges.length === 0
    ? sql`false`
    : sql`(${sql.join(
        ranges.map(
          ({ from, to }) =>
            sql`(${from === undefined ? sql`true` : sql`${column} >= ${from}`} and ${to === undefined ? sql`true` : sql`${column} <= ${to}`})`,
        ),
        sql` or `,
      )})`

const price = ({ selector, now }: PriceScope, condition: (cents: SQL) => SQL): SQL =>
  sql`exists (select 1 from ${scopedPrices(selector, now)} found, unnest(found.cents) as each(cents)
    where ${condition(sql`each.cents`)})`

const masterPrice = ({ selector, now }: PriceScope, condition: (cents: SQL) => SQL): SQL =>
  sql`exists (select 1 from ${scopedPrices(selector, now)} found where ${condition(sql`found.cents[1]`)})`

const isDiscounted = ({ selector, now }: PriceScope): SQL =>
  sql`exists (select 1 from ${scopedPrices(selector, now)} found where found.discounted)`

const onStock = sql`exists (select 1 from variants v join inventory i on i.sku = v.sku
  where v.product_id = s.product_id and i.quantity_on_stock - i.reserved > 0)`

const onStockIn = (channels: readonly string[]): SQL =>
  sql`exists (select 1 from variants v join channel_inventory i on i.sku = v.sku
    where v.product_id = s.product_id and i.quantity_on_stock > 0 and i.channel_id = any(${`{${channels.filter(isUuid).join(',')}}`}::uuid[]))`

const numbers = (values: readonly string[]): number[] => {
  const found = values.map(Number)
  if (found.some(Number.isNaN))
    throw invalidInput('Malformed parameter: filter: prices are numbers of cents.')
  return found
}

const terms = ({ field, values }: Filter & { kind: 'terms' }, scope: PriceScope): SQL => {
  switch (field.kind) {
    case 'attribute':
      return hasToken(values.map((value) => attributeToken(field.name, value)))
    case 'category':
      return hasToken(values.map(categoryToken))
    case 'productType':
      return hasToken(values.map(typeToken))
    case 'stock':
      return values.includes('true') ? onStock : sql`not ${onStock}`
    case 'channelStock':
      return onStockIn(values)
    case 'sku':
      return oneOf(
        values,
        (skus) => sql`s.product_id in (select v.product_id from variants v where v.sku in (${skus}))`,
      )
    case 'id':
      return sql`s.product_id = any(${`{${values.filter(isUuid).join(',')}}`}::uuid[])`
    case 'key':
      return oneOf(
        values,
        (keys) => sql`s.product_id in (select k.id from products k where k.key in (${keys}))`,
      )
    case 'price':
    case 'scopedPrice':
      return (field.kind === 'price' ? price : masterPrice)(scope, (cents) =>
        anyRange(
          cents,
          numbers(values).map((at) => ({ from: at, to: at })),
        ),
      )
    case 'discounted':
      return values.includes('true') ? isDiscounted(scope) : sql`not ${isDiscounted(scope)}`
  }
}

// A text that is not a number matches no range.
const asNumber = sql`case when value.text ~ '^-?[0-9]+([.][0-9]+)?$' then value.text::float8 end`

/** The SQL condition of a filter on a search row `s`. */
export const filterSql = (filter: Filter, scope: PriceScope): SQL => {
  const { field } = filter
  if (filter.kind === 'terms') return terms(filter, scope)
  if (filter.kind === 'trees' && field.kind === 'category')
    return hasToken([...filter.roots.map(categoryToken), ...filter.subtrees.map(treeToken)])
  if (filter.kind === 'ranges' && field.kind === 'price')
    return price(scope, (cents) => anyRange(cents, filter.ranges))
  if (filter.kind === 'ranges' && field.kind === 'scopedPrice')
    return masterPrice(scope, (cents) => anyRange(cents, filter.ranges))
  if (filter.kind === 'ranges' && field.kind === 'attribute')
    return sql`exists (select 1 from jsonb_object_keys(s.terms->${field.name}::text) as value(text)
      where ${anyRange(asNumber, filter.ranges)})`
  if (filter.kind === 'exists' && field.kind === 'attribute') {
    const present = sql`s.terms ? ${field.name}::text`
    return filter.missing ? sql`not (${present})` : present
  }
  if (filter.kind === 'exists' && field.kind === 'category') {
    const present = sql`s.terms ? '@category'`
    return filter.missing ? sql`not (${present})` : present
  }
  throw invalidInput(`Malformed parameter: filter: '${filter.kind}' is not available for ${field.kind}.`)
}
