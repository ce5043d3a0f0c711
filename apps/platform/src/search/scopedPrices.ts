import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '../store/isUuid.ts'

export type PriceSelector = {
  readonly currency: string
  readonly country?: string | null
  readonly customerGroup?: { readonly id: string } | null
  readonly date?: string | null
}

/**
 * One price row a variant (`product_id, variant_id, cents`), chosen as `selectPrice` does: open windows only, the most
 * specific scope first, a dated price before an undated one. Without a selector: every variant's undated, unscoped prices
 * in any currency do not compare, so there are none.
 */
export const scopedPrices = (selector: PriceSelector | null | undefined, now: Date): SQL => {
  if (!selector)
    return sql`select null::uuid product_id, null::int variant_id, null::bigint cents where false`
  const at = selector.date ?? now.toISOString()
  const group = selector.customerGroup && isUuid(selector.customerGroup.id) ? selector.customerGroup.id : null
  return sql`select distinct on (product_id, variant_id) product_id, variant_id, cents
    from variant_prices
    where currency = ${selector.currency}
      and (customer_group_id is null or customer_group_id = ${group}::uuid)
      and (country is null or country = ${selector.country ?? null}::text)
      and (valid_from is null or valid_from <= ${at}::timestamptz)
      and (valid_until is null or valid_until > ${at}::timestamptz)
    order by product_id, variant_id, (customer_group_id is null), (country is null), (valid_from is null and valid_until is null)`
}
