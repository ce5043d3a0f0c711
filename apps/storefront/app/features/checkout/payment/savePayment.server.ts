import { redirect } from '@remix-run/node'
import { cartTotals } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import type { IdentityProblem, PaymentMethod } from '@selvedge/identity-client'
import { readCart } from '../../../../server/cart/visitorCart.ts'
import { choosePayment } from '../../../../server/checkout/payment.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { callIdentity } from '../../../../server/session/visitorCalls.ts'
import type { StepProblem } from '../shared/checkoutAnswer.ts'
import { refused, type StepOutcome, withoutCart } from '../shared/stepOutcome.server.ts'
import { payPalPage } from './payPalPage.ts'
import { readMethod } from './readMethod.server.ts'
import { saveBilling } from './saveBilling.server.ts'

/** What a shopper is told when a choice of payment is refused; `lacking` is what the form itself lacks. */
const problemOf = (problem: IdentityProblem, lacking: StepProblem): StepProblem => {
  switch (problem.kind) {
    case 'payment-missing':
      return lacking
    case 'credit-refused':
      return problem.reason === 'purchase-order'
        ? { kind: 'credit-beside-order' }
        : { kind: 'order', problem: { kind: 'credit-refused' } }
    case 'deferred-payment':
      return { kind: 'deferred' }
    case 'invalid':
    case 'refused':
      return { kind: 'card' }
    default:
      return { kind: 'payment-empty' }
  }
}

type Visit = Extract<PaymentMethod, { kind: 'page' }>['page']

/** Leads to the provider's page on which the payment is entered or approved. It leads back to `checkoutReturn`. */
const visitPage = async (shop: ShopContext, cart: Cart, page: Visit, cents: number): Promise<StepOutcome> => {
  const { paths, settings } = shop
  const successUrl = `${settings.origin}${paths.checkoutReturn(page)}`
  const cancelUrl = `${settings.origin}${paths.paymentCancelled(page)}`
  if (page === 'paypal') {
    if (!settings.payPalPageUrl) return refused({ kind: 'payment-empty' })
    const { currencyCode: currency } = cart.totalPrice
    const visit = { returnUrl: successUrl, cancelUrl, state: cart.id, cents, currency }
    return redirect(payPalPage(settings.payPalPageUrl, visit), 303)
  }
  if (page === 'afterpay') {
    const opened = await callIdentity(shop, (identity, bearer) =>
      identity.afterpayCheckout(bearer, cart.id, { successUrl, cancelUrl }),
    )
    return opened.ok ? redirect(opened.value, 303) : refused({ kind: 'deferred' })
  }
  const opened = await callIdentity(shop, (identity, bearer) =>
    identity.cardPage(bearer, cart.id, {
      successUrl: `${successUrl}?session={CHECKOUT_SESSION_ID}`,
      cancelUrl,
    }),
  )
  return opened.ok ? redirect(opened.value, 303) : refused({ kind: 'payment-empty' })
}

/**
 * Saves the billing address and how the order is paid: the method and the store credit in one call, which changes nothing when
 * it is refused. Before a visit of a provider's page the credit is saved: a shopper who cancels finds it ticked as they left it.
 */
export const savePayment = async (shop: ShopContext, form: FormData): Promise<StepOutcome> => {
  if (form.has('show')) return refused({ kind: 'fields' })
  const { paths, session } = shop
  const known = session.cart
  const before = await readCart(shop)
  if (!before || before.lineItems.length === 0) return withoutCart(shop, known)
  if (!before.shippingAddress) return redirect(paths.checkout(), 303)
  const billing = await saveBilling(shop, before, before.shippingAddress, form)
  if (!billing.ok) return billing.refused
  const { cart } = billing

  const { total } = cartTotals(cart)
  const { method, problem } = readMethod(form)
  const usesCredit = session.customer !== undefined && form.get('credit') === 'on'
  const chosen = await choosePayment(shop, cart.id, { method, creditCents: usesCredit ? total : 0 })
  if (!chosen.ok) return refused(problemOf(chosen.problem, problem))
  if (method.kind === 'page' && !chosen.value.coversAll)
    return visitPage(shop, cart, method.page, total - chosen.value.creditCents)
  return redirect(paths.checkoutStep('review'), 303)
}
