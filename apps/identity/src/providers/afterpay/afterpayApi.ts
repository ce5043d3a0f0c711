import * as v from 'valibot'
import type { Settings } from '../../settings/settings.ts'

export type AfterpaySettings = Pick<
  Settings,
  'AFTERPAY_API_URL' | 'AFTERPAY_SECRET_KEY' | 'PROVIDER_TIMEOUT_SECONDS'
>

export const AfterpayPayment = v.object({
  id: v.string(),
  status: v.string(),
  paymentState: v.optional(v.nullable(v.string())),
  refunds: v.optional(v.array(v.object({ merchantReference: v.optional(v.nullable(v.string())) }))),
})
export type AfterpayPayment = v.InferOutput<typeof AfterpayPayment>

const Failure = v.object({ errorCode: v.optional(v.string(), ''), message: v.optional(v.string(), '') })

export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number; readonly errorCode: string }

/** Afterpay's REST API (v2). Throws when there is no valid response. */
export const afterpayApi = (
  merchantId: string,
  { AFTERPAY_API_URL, AFTERPAY_SECRET_KEY, PROVIDER_TIMEOUT_SECONDS }: AfterpaySettings,
  fetch: typeof globalThis.fetch,
) => {
  const base = `${AFTERPAY_API_URL.replace(/\/+$/, '')}/v2`
  const authorization = `Basic ${Buffer.from(`${merchantId}:${AFTERPAY_SECRET_KEY}`).toString('base64')}`

  return async <Schema extends v.GenericSchema>(
    schema: Schema,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<ApiResult<v.InferOutput<Schema>>> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        'user-agent': `Selvedge (MerchantId: ${merchantId})`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_SECONDS * 1000),
    })
    const received: unknown = await response.json()
    if (response.ok) return { ok: true, value: v.parse(schema, received) }
    if (response.status >= 500 || response.status === 429)
      throw new Error(`Afterpay returned ${response.status}.`)
    const failure = v.safeParse(Failure, received)
    return { ok: false, status: response.status, errorCode: failure.success ? failure.output.errorCode : '' }
  }
}

export type AfterpayApi = ReturnType<typeof afterpayApi>
