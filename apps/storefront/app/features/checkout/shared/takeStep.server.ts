import { data, redirect } from '@remix-run/node'
import type { CheckoutStep } from '@selvedge/cart-domain'
import { CartError } from '@selvedge/commerce-client'
import { obstaclesOf } from '../../../../server/cart/obstacles.ts'
import { readCart } from '../../../../server/cart/visitorCart.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { rulesOf } from '../../cart/loadCart.server.ts'
import { savePayment } from '../payment/savePayment.server.ts'
import { placeOrder } from '../placing/placeOrder.server.ts'
import { saveShipping } from '../shipping/saveShipping.server.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'
import { dismissWarning } from './dismissWarning.server.ts'
import { expiredRequests } from './expiredRequests.server.ts'
import { invalidStep, refused, type StepOutcome, withoutCart } from './stepOutcome.server.ts'
import { typedValues } from './typedValues.ts'

/** What cannot be ordered is mended in the cart first, also when the review was opened before it changed. */
const placeOrMend = async (shop: ShopContext, form: FormData): Promise<StepOutcome> => {
  const known = shop.session.cart
  const cart = await readCart(shop)
  if (cart?.lineItems.length === 0) return withoutCart(shop, known)
  if (cart && obstaclesOf(cart, await rulesOf(shop)).length > 0) return redirect(shop.paths.cart(), 303)
  return placeOrder(shop, form)
}

type Step = {
  readonly step: CheckoutStep
  readonly take: (shop: ShopContext, form: FormData) => Promise<StepOutcome>
}

const steps: ReadonlyMap<unknown, Step> = new Map<unknown, Step>([
  ['shipping', { step: 'shipping', take: saveShipping }],
  ['billing', { step: 'billing', take: savePayment }],
  ['place', { step: 'review', take: placeOrMend }],
  ['dismiss', { step: 'shipping', take: dismissWarning }],
])

/** For a form that no page of the shop sends. */
const unknownStep: Step = { step: 'shipping', take: async () => refused(invalidStep) }

/** Takes the step that a form of the checkout asks for. Whatever keeps it from being taken, what was typed comes back. */
export const takeStep = async (shop: ShopContext, form: FormData) => {
  const { step, take } = steps.get(form.get('intent')) ?? unknownStep
  const outcome = await take(shop, form).catch((error: unknown) => {
    if (error instanceof CartError) return refused({ kind: 'unavailable' })
    throw error
  })
  if (outcome instanceof Response) return outcome
  const { problem, status } = outcome
  if (problem.kind === 'expired') expiredRequests.add(shop)
  return data<CheckoutAnswer>({ ...problem, step, values: typedValues(form) }, { status })
}
