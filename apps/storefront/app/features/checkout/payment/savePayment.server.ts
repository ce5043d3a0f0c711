import { redirect } from '@remix-run/node'
import { cartTotals } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import { platformAddress } from '../../../../server/checkout/addressView.ts'
import type { PaymentView } from '../../../../server/checkout/checkoutViews.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { readAddress } from '../shared/readAddress.server.ts'
import { type Refused, refused, type StepOutcome, withoutCart } from '../shared/stepOutcome.server.ts'
import { billingEdited } from './billingEdited.server.ts'
import { choosePayment } from './choosePayment.server.ts'
import { payPalPage } from './payPalPage.ts'

/** The billing address: its own, or the one that it ships to. */
const saveBilling = async (
  { cart }: ShopContext,
  before: Cart,
  form: FormData,
): Promise<Refused | undefined> => {
  if (form.get('billingSame') === 'on' && !form.has('billingAsked') && billingEdited(before, form))
    return refused({ kind: 'billing-edited' })
  const { id: _, ...shipping } = before.shippingAddress ?? { id: null, country: '' }
  const billing = form.get('billingSame') === 'on' ? undefined : readAddress([...form.entries()])
  if (billing && !billing.ok) return refused({ kind: 'form', problems: billing.problems })
  const address = billing ? platformAddress(billing.value, before.customerEmail ?? undefined) : shipping
  const saved = await cart.update([{ setBillingAddress: { address } }])
  return saved.ok ? undefined : refused({ kind: 'cart', problem: saved.problem })
}

/** Whether what is left is to be paid by a purchase order, which store credit cannot stand beside (spec §5). */
const isByOrder = (method: FormDataEntryValue | null, { chosen }: PaymentView): boolean =>
  method === 'purchase-order' || (method === 'keep' && chosen?.kind === 'purchase-order')

/**
 * Saves the billing address and how the order is paid. A payment that is entered or approved on a provider's own page
 * leads there, and back.
 */
export const savePayment = async (shop: ShopContext, form: FormData): Promise<StepOutcome> => {
  if (form.has('show')) return refused({ kind: 'fields' })
  const { cart, checkout, paths, settings, session } = shop
  const known = session.cart
  const before = await cart.read()
  if (!before || before.lineItems.length === 0) return withoutCart(shop, known)
  if (!before.shippingAddress) return redirect(paths.checkout(), 303)
  const wrong = await saveBilling(shop, before, form)
  if (wrong) return wrong

  const { total } = cartTotals(before)
  const method = form.get('method')
  if (session.customer) {
    const wantsCredit = form.get('credit') === 'on'
    const spent = await checkout.spendCredit(before.id, wantsCredit ? total : 0)
    if (!spent.ok) return refused({ kind: 'payment-empty' })
    const payment = await checkout.payment(before)
    if (payment.ok && payment.value.coversAll) return redirect(paths.checkoutStep('review'), 303)
    if (payment.ok && wantsCredit && isByOrder(method, payment.value)) {
      await checkout.spendCredit(before.id, 0)
      return refused({ kind: 'credit-beside-order' })
    }
  }

  if (typeof method !== 'string' || method === '') return refused({ kind: 'payment-missing' })
  const urls = (page: 'card' | 'paypal' | 'afterpay') => ({
    successUrl: `${settings.origin}${paths.checkoutReturn(page)}`,
    cancelUrl: `${settings.origin}${paths.paymentCancelled(page)}`,
  })
  if (method === 'paypal' && settings.payPalPageUrl) {
    const { successUrl: returnUrl, cancelUrl } = urls('paypal')
    return redirect(
      payPalPage(settings.payPalPageUrl, {
        returnUrl,
        cancelUrl,
        state: before.id,
        cents: total,
        currency: before.totalPrice.currencyCode,
      }),
      303,
    )
  }
  if (method === 'afterpay') {
    const page = await checkout.afterpayPage(before.id, urls('afterpay'))
    return page.ok ? redirect(page.value, 303) : refused({ kind: 'deferred' })
  }
  const chosen = await choosePayment(shop, before.id, method, form)
  if (chosen !== 'card-page') return chosen
  const { successUrl, cancelUrl } = urls('card')
  const page = await checkout.cardPage(before.id, {
    successUrl: `${successUrl}?session={CHECKOUT_SESSION_ID}`,
    cancelUrl,
  })
  return page.ok ? redirect(page.value, 303) : refused({ kind: 'payment-empty' })
}
