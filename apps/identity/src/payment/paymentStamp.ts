import { createHash } from 'node:crypto'
import type { CartPayment } from './cartPaymentStore.ts'

/** A text that is the same as long as a cart is paid in the same way. Tells nothing of the payment's token. */
export const paymentStamp = (chosen: CartPayment | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([chosen?.payment?.provider, chosen?.payment?.token, chosen?.creditCents ?? 0]))
    .digest('base64url')
