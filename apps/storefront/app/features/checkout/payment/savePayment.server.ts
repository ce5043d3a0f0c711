import { redirect } from '@remix-run/node'
import { cartTotals } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import type { IdentityProblem, PaymentMethod } from '@selvedge/identity-client'
import { readCart } from '../../../../server/cart/visitorCart.ts'
import { cardPageSession } from '../../../../server/checkout/cardPageSession.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { callIdentity } from '../../../../server/session/visitorToken.ts'
import { notFound, orUnavailablePage, unavailable } from '../../errors/failures.server.ts'
import type { StepProblem } from '../shared/refusedStep.ts'
import { outcomeWithoutCart, refuseStep, type StepOutcome } from '../shared/stepOutcome.server.ts'
import { readPaymentMethod } from './readPaymentMethod.server.ts'
import { saveBilling } from './saveBilling.server.ts'

/**
 * Maps the reason why a payment was refused to the problem of the step. `lacking` is the problem of a form without a
 * payment.
 */
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

type Page = Extract<PaymentMethod, { kind: 'page' }>['page']

type Visit = { readonly page: Page; readonly cents: number; readonly isSaved: boolean }

/** Redirects to the provider's page on which the payment is entered or approved; it redirects back to `checkoutReturn`. */
const visitPage = async (
  shop: ShopContext,
  cart: Cart,
  { page, cents, isSaved }: Visit,
): Promise<StepOutcome> => {
  const { paths, settings } = shop
  // The return URL contains the choice to save the payment.
  const successUrl = `${settings.origin}${paths.checkoutReturn(page, isSaved ? { keep: 'on' } : {})}`
  const cancelUrl = `${settings.origin}${paths.paymentCancelled(page)}`
  if (page === 'paypal') {
    if (!settings.payPalPageUrl) return refuseStep({ kind: 'payment-empty' })
    const url = new URL(settings.payPalPageUrl)
    url.searchParams.set('return_url', successUrl)
    url.searchParams.set('cancel_url', cancelUrl)
    // PayPal's page returns `state`, so that a result for another cart is not used for this one.
    url.searchParams.set('state', cart.id)
    url.searchParams.set('amount', (cents / 100).toFixed(2))
    url.searchParams.set('currency', cart.totalPrice.currencyCode)
    if (isSaved) url.searchParams.set('request_billing_agreement', 'true')
    return redirect(url.toString(), 303)
  }
  const opened = await callIdentity(shop, (identity, bearer) =>
    page === 'afterpay'
      ? identity.startAfterpayCheckout(bearer, cart.id, { successUrl, cancelUrl })
      : identity.startCardPage(bearer, cart.id, {
          // The placeholder is not encoded, because the provider replaces it.
          successUrl: `${successUrl}${successUrl.includes('?') ? '&' : '?'}session={CHECKOUT_SESSION_ID}`,
          cancelUrl,
          save: isSaved,
        }),
  )
  if (opened.ok) return redirect(opened.value, 303)
  return refuseStep({ kind: page === 'afterpay' ? 'deferred' : 'payment-empty' })
}

/**
 * Saves the billing address and the payment. One call saves the payment method and the store credit together; when it
 * is refused, neither changes. The credit is saved before the redirect to a provider's page, so that a shopper who
 * cancels there finds it selected as before.
 */
export const savePayment = async (shop: ShopContext, form: FormData): Promise<StepOutcome> => {
  if (form.has('show')) return refuseStep({ kind: 'fields' })
  const { paths, session } = shop
  const known = session.cart
  const before = await readCart(shop)
  if (!before || before.lineItems.length === 0) return outcomeWithoutCart(shop, known)
  if (!before.shippingAddress) return redirect(paths.checkout(), 303)
  const cart = await saveBilling(shop, before, before.shippingAddress, form)
  if ('problem' in cart) return cart

  const { total } = cartTotals(cart)
  const { method, problem, isSaved = false } = readPaymentMethod(form)
  const creditCents = session.customer && form.get('credit') === 'on' ? total : 0
  const chosen = await callIdentity(shop, (identity, bearer) =>
    identity.choosePayment(bearer, cart.id, { method, creditCents }),
  )
  if (!chosen.ok) return refuseStep(problemOf(chosen.problem, problem))
  if (method.kind === 'page' && !chosen.value.coversAll)
    return visitPage(shop, cart, {
      page: method.page,
      cents: total - chosen.value.creditCents,
      isSaved: isSaved && session.customer !== undefined,
    })
  return redirect(paths.checkoutStep('review'), 303)
}

/** The result of a provider's page: a token for the payment that was entered or approved there. */
const methodOf = (from: Page, cartId: string, query: URLSearchParams): PaymentMethod | undefined => {
  const session = cardPageSession(query)
  const save = query.get('keep') === 'on'
  const nonce = query.get('nonce')
  const order = query.get('orderToken')
  if (from === 'card' && session) return { kind: 'card-session', session, save }
  if (from === 'paypal' && nonce && query.get('state') === cartId)
    return { kind: 'paypal', token: nonce, save }
  if (from === 'afterpay' && order && query.get('status') === 'SUCCESS')
    return { kind: 'afterpay', token: order }
  return undefined
}

/**
 * Selects the payment that was entered on a provider's page, and redirects to the review. The store credit stays as
 * selected before.
 */
export const returnFromProviderPage = async (
  shop: ShopContext,
  from: string | undefined,
  query: URLSearchParams,
) => {
  if (from !== 'card' && from !== 'paypal' && from !== 'afterpay') throw notFound()
  const cart = await orUnavailablePage(() => readCart(shop))
  if (!cart) return redirect(shop.paths.cart())
  const method = methodOf(from, cart.id, query)
  const chosen =
    method &&
    (await callIdentity(shop, (identity, bearer) => identity.choosePayment(bearer, cart.id, { method })))
  if (chosen && !chosen.ok && chosen.problem.kind === 'unavailable') throw unavailable()
  return redirect(chosen?.ok ? shop.paths.checkoutStep('review') : shop.paths.paymentAgain())
}
