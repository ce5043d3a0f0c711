import * as v from 'valibot'

const Amount = v.object({
  amount: v.pipe(v.string(), v.maxLength(20)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency such as USD')),
})
const requestId = v.optional(v.pipe(v.string(), v.maxLength(64)))
const reference = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(128))))
const address = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.regex(/^https?:/, 'must be an http address'),
)

export const CheckoutRequestBody = v.object({
  amount: Amount,
  merchantReference: reference,
  merchant: v.object({ redirectConfirmUrl: address, redirectCancelUrl: address }),
})
export const AuthorizationRequestBody = v.object({
  requestId,
  token: v.pipe(v.string(), v.minLength(1)),
  merchantReference: reference,
  amount: v.optional(Amount),
})
export const CaptureRequestBody = v.object({ requestId, amount: Amount, merchantReference: reference })
export const VoidRequestBody = v.object({ requestId, amount: v.optional(Amount) })
export const RefundRequestBody = v.object({ requestId, amount: Amount, merchantReference: reference })
