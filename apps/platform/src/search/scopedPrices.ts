import { type SQL, sql } from 'drizzle-orm'
import { invalidInput } from '../graphql/platformError.ts'
import { isUuid } from '../store/isUuid.ts'

export type PriceSelector = {
  readonly currency: string
  readonly country?: string | null
  readonly customerGroup?: { readonly id: string } | null
  readonly channel?: { readonly id: string } | null
  readonly date?: string | null
}

// An id that is not a UUID is ignored, because no resource has it.
const idOf = (reference: { readonly id: string } | null | undefined): string | null =>
  reference && isUuid(reference.id) ? reference.id : null

/**
 * The SQL that selects the prices of a search row `s` for a price selector: one row of `product_prices` with the
 * columns `cents` (one price per variant, the master variant first), `lowest`, `highest` and `discounted`. Throws
 * InvalidInput without a selector, because prices in different currencies cannot be compared.
 */
export const scopedPrices = (selector: PriceSelector | null | undefined, now: Date): SQL => {
  if (!selector) throw invalidInput("Malformed parameter: priceSelector: prices need a 'priceSelector'.")
  const at = selector.date ?? now.toISOString()
  const group = idOf(selector.customerGroup)
  const channel = idOf(selector.channel)
  return sql`(select r.cents, r.lowest, r.highest, r.discounted from product_prices r
    where r.product_id = s.product_id and r.currency = ${selector.currency}
      and (r.customer_group_id is null or r.customer_group_id = ${group}::uuid)
      and (r.channel_id is null or r.channel_id = ${channel}::uuid)
      and (r.country is null or r.country = ${selector.country ?? null}::text)
      and (r.valid_from is null or r.valid_from <= ${at}::timestamptz)
      and (r.valid_until is null or r.valid_until > ${at}::timestamptz)
    order by (r.customer_group_id is null), (r.channel_id is null), (r.country is null) limit 1)`
}
