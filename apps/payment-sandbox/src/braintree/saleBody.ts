import * as v from 'valibot'

const text = (length: number) => v.optional(v.nullable(v.pipe(v.string(), v.maxLength(length))))
const amount = v.optional(
  v.nullable(v.union([v.pipe(v.string(), v.maxLength(20)), v.pipe(v.number(), v.transform(String))])),
)
const flag = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist(['true', 'false'])]),
    v.transform((value) => value === true || value === 'true'),
  ),
)

export const SaleBody = v.object({
  type: v.optional(v.string(), 'sale'),
  amount,
  customer_id: text(36),
  customer: v.optional(
    v.nullable(v.object({ id: text(36), email: text(255), first_name: text(255), last_name: text(255) })),
  ),
  custom_fields: v.optional(v.record(v.string(), v.string()), {}),
  merchant_account_id: text(100),
  order_id: v.optional(v.nullable(v.string())),
  payment_method_nonce: text(100),
  payment_method_token: text(100),
  transaction_source: v.optional(
    v.picklist(['recurring', 'recurring_first', 'unscheduled', 'moto', 'installment', 'installment_first']),
  ),
  options: v.optional(
    v.object({
      submit_for_settlement: flag,
      store_in_vault: flag,
      store_in_vault_on_success: flag,
      three_d_secure: v.optional(v.object({ required: flag })),
    }),
    {},
  ),
})

export const AmountBody = v.object({ amount, order_id: v.optional(v.nullable(v.string())) })

export type Sale = v.InferOutput<typeof SaleBody>
