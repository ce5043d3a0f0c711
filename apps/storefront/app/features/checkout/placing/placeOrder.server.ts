import { redirect } from '@remix-run/node'
import type { OrderAttempt } from '@selvedge/identity-client'
import { submitOrder } from '../../../../server/checkout/orderAttempts.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { invalidStep, refused, type StepOutcome } from '../shared/stepOutcome.server.ts'

/** Where an attempt leads: to the order, to a page that waits, or back with the reason. */
const attemptOutcome = (shop: ShopContext, attempt: OrderAttempt): StepOutcome => {
  const { paths, session } = shop
  if (attempt.state === 'placed' && attempt.orderNumber) {
    session.forgetCart()
    return redirect(paths.success(attempt.orderNumber), 303)
  }
  if (attempt.state === 'running') {
    // Whoever closes the page now finds the order again from cart and checkout.
    session.markPlacing(attempt.id)
    return redirect(attempt.approval?.url ?? paths.placing(attempt.id), 303)
  }
  if (attempt.state === 'failed')
    return refused({ kind: 'order', problem: attempt.problem ?? { kind: 'refused', code: 'General' } })
  return refused({ kind: 'checkout-empty' })
}

const said = (value: FormDataEntryValue | null): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Places the order as the shopper saw it: what they saw goes along, and nothing else is ordered or charged. */
export const placeOrder = async (shop: ShopContext, form: FormData): Promise<StepOutcome> => {
  const key = String(form.get('key') ?? '')
  const cartId = String(form.get('cartId') ?? '')
  const centAmount = Number(form.get('totalCents'))
  const currencyCode = String(form.get('currency') ?? '')
  if (!Number.isSafeInteger(centAmount) || key === '' || cartId === '') return refused(invalidStep)
  if (form.get('agreement') !== 'on') return refused({ kind: 'agreement' })
  const reviewed = { cart: said(form.get('reviewedCart')), payment: said(form.get('reviewedPayment')) }
  const placed = await submitOrder(shop, {
    key,
    cartId,
    total: { centAmount, currencyCode },
    reviewed,
  })
  if (placed.ok) return attemptOutcome(shop, placed.value)
  switch (placed.problem.kind) {
    case 'unavailable':
      return refused({ kind: 'checkout-empty' })
    case 'unauthorized':
      return refused({ kind: 'expired' })
    case 'missing':
    case 'invalid':
      return refused(invalidStep)
    default:
      return refused({ kind: 'unavailable' })
  }
}
