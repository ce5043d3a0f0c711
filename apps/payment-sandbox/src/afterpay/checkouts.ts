import type * as v from 'valibot'
import type { Reply } from '../store/withIdempotency.ts'
import { newId } from '../stripe/entities.ts'
import type { AfterpayAccount } from './account.ts'
import type { CheckoutRequestBody } from './bodies.ts'
import type { AfterpayCheckout } from './entities.ts'
import { failure } from './failure.ts'
import { readOrderAmount } from './limits.ts'

const HOURS = 3

const renderCheckout = (checkout: AfterpayCheckout, publicUrl: string) => ({
  token: checkout.id,
  expires: checkout.expiresAt,
  redirectCheckoutUrl: `${publicUrl}/afterpay/checkout/${checkout.id}`,
})

/** Creates an order that the shopper can approve on Afterpay's page for three hours. */
export const createCheckout = (
  { store, now, publicUrl }: AfterpayAccount,
  body: v.InferOutput<typeof CheckoutRequestBody>,
): Reply => {
  const amount = readOrderAmount(body.amount)
  if (typeof amount !== 'number') return amount
  const at = now()
  const checkout = store.save<'afterpay.checkout'>({
    id: newId('001'),
    object: 'afterpay.checkout',
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + HOURS * 3_600_000).toISOString(),
    amount: body.amount,
    merchantReference: body.merchantReference ?? '',
    confirmUrl: body.merchant.redirectConfirmUrl,
    cancelUrl: body.merchant.redirectCancelUrl,
    state: 'open',
    shopper: '',
    payment: null,
  })
  return { status: 201, body: renderCheckout(checkout, publicUrl) }
}

/** Finds an order by its token. */
export const findCheckout = ({ store, publicUrl }: AfterpayAccount, token: string): Reply => {
  const checkout = store.find('afterpay.checkout', token)
  if (!checkout) return failure(404, 'not_found', 'There is no checkout with this token.')
  return {
    status: 200,
    body: {
      ...renderCheckout(checkout, publicUrl),
      amount: checkout.amount,
      merchantReference: checkout.merchantReference,
      merchant: { redirectConfirmUrl: checkout.confirmUrl, redirectCancelUrl: checkout.cancelUrl },
    },
  }
}
