import { data, redirect } from '@remix-run/node'
import { AddressForm, readForm } from '@selvedge/cart-domain/forms'
import { platformAddress } from '../../../server/checkout/addressView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'

const fail = (answer: CheckoutAnswer, status = 422) => data<CheckoutAnswer>(answer, { status })

/** Saves the billing address and the card. Without a card's token the shopper goes to the provider's own page for it. */
export const savePayment = async (shop: ShopContext, form: FormData) => {
  const { cart, checkout, paths, settings } = shop
  const before = await cart.read()
  if (!before?.shippingAddress) return redirect(paths.checkout(), 303)

  if (form.get('billingSame') !== 'on') {
    const billing = readForm(AddressForm, [...form.entries()])
    if (!billing.ok)
      return fail({ kind: 'form', step: 'billing', problems: billing.problems, values: billing.values })
    const saved = await cart.update([
      { setBillingAddress: { address: platformAddress(billing.value, before.customerEmail ?? undefined) } },
    ])
    if (!saved.ok) return fail({ kind: 'cart', step: 'billing', problem: saved.problem })
  } else {
    const { id: _, ...same } = before.shippingAddress
    const saved = await cart.update([{ setBillingAddress: { address: same } }])
    if (!saved.ok) return fail({ kind: 'cart', step: 'billing', problem: saved.problem })
  }

  const token = form.get('cardToken')
  if (form.get('keepCard') === 'on') return redirect(paths.checkoutStep('review'), 303)
  if (typeof token === 'string' && token !== '') {
    const chosen = await checkout.chooseCard(before.id, { token })
    if (chosen.ok) return redirect(paths.checkoutStep('review'), 303)
    return chosen.problem.kind === 'unavailable'
      ? fail({ kind: 'unavailable', step: 'billing' }, 503)
      : fail({ kind: 'card', step: 'billing' })
  }
  const page = await checkout.cardPage(before.id, {
    successUrl: `${settings.origin}${paths.cardReturn()}?session={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${settings.origin}${paths.editCheckout('billing')}`,
  })
  return page.ok ? redirect(page.value, 303) : fail({ kind: 'unavailable', step: 'billing' }, 503)
}
