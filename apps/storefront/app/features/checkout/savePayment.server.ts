import { data, redirect } from '@remix-run/node'
import { cartTotals } from '@selvedge/cart-domain'
import { AddressForm, readForm } from '@selvedge/cart-domain/forms'
import type { Cart } from '@selvedge/commerce-client'
import { platformAddress } from '../../../server/checkout/addressView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'
import { choosePayment } from './choosePayment.server.ts'
import { payPalPage } from './payPalPage.ts'

const fail = (answer: CheckoutAnswer, status = 422) => data<CheckoutAnswer>(answer, { status })

/** The billing address: its own, or the one that it ships to. */
const saveBilling = async ({ cart }: ShopContext, before: Cart, form: FormData) => {
  const { id: _, ...shipping } = before.shippingAddress ?? { id: null, country: '' }
  const billing = form.get('billingSame') === 'on' ? undefined : readForm(AddressForm, [...form.entries()])
  if (billing && !billing.ok)
    return fail({ kind: 'form', step: 'billing', problems: billing.problems, values: billing.values })
  const address = billing ? platformAddress(billing.value, before.customerEmail ?? undefined) : shipping
  const saved = await cart.update([{ setBillingAddress: { address } }])
  return saved.ok ? undefined : fail({ kind: 'cart', step: 'billing', problem: saved.problem })
}

/**
 * Saves the billing address and how the order is paid. A payment that is entered or approved on a provider's own page
 * leads there, and back.
 */
export const savePayment = async (shop: ShopContext, form: FormData) => {
  const { cart, checkout, paths, settings, session } = shop
  const before = await cart.read()
  if (!before?.shippingAddress) return redirect(paths.checkout(), 303)
  const refused = await saveBilling(shop, before, form)
  if (refused) return refused

  const { total } = cartTotals(before)
  if (session.customer) {
    const spent = await checkout.spendCredit(before.id, form.get('credit') === 'on' ? total : 0)
    if (!spent.ok) return fail({ kind: 'unavailable', step: 'billing' }, 503)
    const payment = await checkout.payment(before)
    if (payment.ok && payment.value.coversAll) return redirect(paths.checkoutStep('review'), 303)
  }

  const method = String(form.get('method') ?? 'card')
  const urls = (page: 'card' | 'afterpay') => ({
    successUrl: `${settings.origin}${paths.checkoutReturn(page)}`,
    cancelUrl: `${settings.origin}${paths.editCheckout('billing')}`,
  })
  if (method === 'paypal' && settings.payPalPageUrl) {
    const back = { returnUrl: `${settings.origin}${paths.checkoutReturn('paypal')}`, ...urls('card') }
    return redirect(
      payPalPage(settings.payPalPageUrl, {
        ...back,
        state: before.id,
        cents: total,
        currency: before.totalPrice.currencyCode,
      }),
      303,
    )
  }
  if (method === 'afterpay') {
    const page = await checkout.afterpayPage(before.id, urls('afterpay'))
    return page.ok ? redirect(page.value, 303) : fail({ kind: 'deferred', step: 'billing' })
  }
  const chosen = await choosePayment(shop, before.id, method, form)
  if (chosen !== 'card-page') return chosen
  const { successUrl, cancelUrl } = urls('card')
  const page = await checkout.cardPage(before.id, {
    successUrl: `${successUrl}?session={CHECKOUT_SESSION_ID}`,
    cancelUrl,
  })
  return page.ok ? redirect(page.value, 303) : fail({ kind: 'unavailable', step: 'billing' }, 503)
}
