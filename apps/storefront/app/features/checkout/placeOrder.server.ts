import { data, redirect } from '@remix-run/node'
import type { OrderAttempt } from '@selvedge/identity-client'
import type { ShopContext } from '../../../server/context/createContext.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'

/** Where an attempt leads: to the order, to a page that waits, or back with the reason. */
export const attemptAnswer = (shop: ShopContext, attempt: OrderAttempt) => {
  const { cart, paths } = shop
  if (attempt.state === 'placed' && attempt.orderNumber) {
    cart.forget()
    return redirect(paths.success(attempt.orderNumber), 303)
  }
  if (attempt.approval) return redirect(attempt.approval.url, 303)
  if (attempt.state === 'running') return redirect(paths.placing(attempt.id), 303)
  return data<CheckoutAnswer>(
    { kind: 'order', step: 'review', problem: attempt.problem ?? { kind: 'refused', code: 'General' } },
    { status: 422 },
  )
}

/** Places the order as the shopper saw it: the total goes along, and another one is not charged. */
export const placeOrder = async (shop: ShopContext, form: FormData) => {
  const key = String(form.get('key') ?? '')
  const cartId = String(form.get('cartId') ?? '')
  const centAmount = Number(form.get('totalCents'))
  const currencyCode = String(form.get('currency') ?? '')
  if (!Number.isSafeInteger(centAmount) || key === '' || cartId === '')
    return data<CheckoutAnswer>({ kind: 'unavailable', step: 'review' }, { status: 422 })
  if (form.get('agreement') !== 'on')
    return data<CheckoutAnswer>({ kind: 'agreement', step: 'review' }, { status: 422 })
  const placed = await shop.checkout.place({ key, cartId, total: { centAmount, currencyCode } })
  if (placed.ok) return attemptAnswer(shop, placed.value)
  return data<CheckoutAnswer>(
    { kind: 'unavailable', step: 'review' },
    { status: placed.problem.kind === 'unavailable' ? 503 : 422 },
  )
}
