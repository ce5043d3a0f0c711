import type { WebhookDelivery, WebhookEndpoint } from './entities.ts'
import { braintreeSignature, stripeSignature } from './signatures.ts'

export type Keys = { readonly publicKey: string; readonly privateKey: string }
export type Signed = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** A message as its provider sends it. A forged message has an invalid signature. */
export const sign = (
  delivery: WebhookDelivery,
  endpoint: WebhookEndpoint,
  { keys, now, forged }: { keys: Keys; now: Date; forged: boolean },
): Signed => {
  if (delivery.provider === 'stripe')
    return {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': stripeSignature(delivery.payload, forged ? 'whsec_forged' : endpoint.secret, now),
      },
      body: delivery.payload,
    }
  const encoded = `${Buffer.from(delivery.payload).toString('base64')}\n`
  const signature = braintreeSignature(encoded, forged ? { ...keys, privateKey: 'forged' } : keys)
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ bt_signature: signature, bt_payload: encoded }).toString(),
  }
}
