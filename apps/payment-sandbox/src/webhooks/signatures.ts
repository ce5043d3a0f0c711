import { createHash, createHmac } from 'node:crypto'

/** Stripe's signature header: the time in seconds and an HMAC-SHA256 of time and payload. */
export const stripeSignature = (payload: string, secret: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

/** Braintree's signature: the public key and an HMAC-SHA1 keyed with the digest of the private key. */
export const braintreeSignature = (
  payload: string,
  { publicKey, privateKey }: { readonly publicKey: string; readonly privateKey: string },
): string => {
  const key = createHash('sha1').update(privateKey).digest()
  return `${publicKey}|${createHmac('sha1', key).update(payload).digest('hex')}`
}
