import { data, redirect } from '@remix-run/node'
import type { CheckoutStep } from '@selvedge/cart-domain'
import { checkoutBlockers } from '@selvedge/cart-domain/server'
import { CartError } from '@selvedge/commerce-client'
import { readCart } from '../../../../server/cart/visitorCart.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { loadCartRules } from '../../cart/loadCart.server.ts'
import { typedValues } from '../../forms/typedValues.ts'
import { savePayment } from '../payment/savePayment.server.ts'
import { placeOrder } from '../placing/placeOrder.server.ts'
import { saveShipping } from '../shipping/saveShipping.server.ts'
import { problemText } from './problemText.ts'
import type { RefusedStep } from './refusedStep.ts'
import {
  expiredRequests,
  invalidStep,
  outcomeWithoutCart,
  refuseStep,
  type StepOutcome,
} from './stepOutcome.server.ts'

type Submit = (shop: ShopContext, form: FormData) => Promise<StepOutcome>

/**
 * Places the order. If the cart can no longer be ordered, redirects to the cart page: the cart may have changed after
 * the review was opened.
 */
const placeOrderOrReturnToCart: Submit = async (shop, form) => {
  const known = shop.session.cart
  const cart = await readCart(shop)
  if (cart?.lineItems.length === 0) return outcomeWithoutCart(shop, known)
  if (cart && checkoutBlockers(cart, loadCartRules(shop)).length > 0) return redirect(shop.paths.cart(), 303)
  return placeOrder(shop, form)
}

/** Removes the checkout's warning and stays at the open step. */
const dismissWarning: Submit = async ({ session, paths }, form) => {
  session.dismissWarning()
  const open = form.get('open')
  return redirect(
    open === 'shipping' || open === 'billing' ? paths.editCheckout(open) : paths.checkoutStep('review'),
    303,
  )
}

/** The steps by the intent of their forms. */
const steps = new Map<unknown, { readonly step: CheckoutStep; readonly submit: Submit }>([
  ['shipping', { step: 'shipping', submit: saveShipping }],
  ['billing', { step: 'billing', submit: savePayment }],
  ['place', { step: 'review', submit: placeOrderOrReturnToCart }],
  ['dismiss', { step: 'shipping', submit: dismissWarning }],
])

/** Submits the step of a form. A refused step returns what was typed. */
export const submitStep = async (shop: ShopContext, form: FormData) => {
  const known = steps.get(form.get('intent'))
  const outcome = known
    ? await known.submit(shop, form).catch((error: unknown) => {
        if (error instanceof CartError) return refuseStep({ kind: 'unavailable' })
        throw error
      })
    : refuseStep(invalidStep)
  if (outcome instanceof Response) return outcome
  const { problem, status } = outcome
  if (problem.kind === 'expired') expiredRequests.add(shop)
  const step = known?.step ?? 'shipping'
  return data<RefusedStep>(
    { ...problem, step, message: problemText(problem), values: typedValues(form) },
    { status },
  )
}
