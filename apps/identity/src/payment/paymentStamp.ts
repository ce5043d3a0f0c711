import { createHash } from 'node:crypto'
import type { CartPayment } from './cartPaymentStore.ts'

/**
 * A fingerprint that is unchanged as long as a cart is paid in the same way. It does not reveal the payment's token.
 */
export const paymentStamp = (chosen: CartPayment | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([chosen?.payment?.provider, chosen?.payment?.token, chosen?.creditCents ?? 0]))
    .digest('base64url')
