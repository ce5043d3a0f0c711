import {
  type Cart,
  FindCustomerDocument,
  GetCartDocument,
  UpdateCartDocument,
} from '@selvedge/commerce-client/server'
import {
  answered,
  CommerceUnavailable,
  isPassing,
  required,
  runMutation,
  runQuery,
} from '../../commerce/commerce.ts'
import type { OrderProblem } from '../orderProblem.ts'
import { cartTotal } from '../rules/cartTotal.ts'
import { isAsReviewed } from '../rules/isReviewed.ts'
import { type PaymentPlan, paymentPlan } from '../rules/paymentPlan.ts'
import { hasPlus, plusProblem } from '../rules/plusMembership.ts'
import type { OrderServices, OrderTask } from '../services.ts'

export type Validated =
  | {
      readonly ok: true
      readonly plan: PaymentPlan
      readonly email: string
      readonly customerId: string | null
      readonly isPlus: boolean
    }
  | { readonly ok: false; readonly problem: OrderProblem }

const refuse = (problem: OrderProblem): Validated => ({ ok: false, problem })

/** The cart at today's prices, taxes and codes: what was written down earlier may be out of date. */
const recalculated = async ({ commerce }: OrderServices, cart: Cart): Promise<Cart | OrderProblem> => {
  const answer = answered(
    await runMutation(commerce.server, UpdateCartDocument, {
      id: cart.id,
      version: cart.version,
      actions: [{ recalculate: { updateProductData: false } }],
    }),
  )
  if (answer.ok) return answer.value.updateCart ?? { kind: 'cart-changed' }
  if (isPassing(answer.problem)) throw new CommerceUnavailable(answer.problem.message)
  return answer.problem.code === 'MatchingPriceNotFound'
    ? { kind: 'item-unavailable' }
    : { kind: 'cart-changed' }
}

const groupOf = async ({ commerce }: OrderServices, customerId: string): Promise<string | null> =>
  required(await runQuery(commerce.server, FindCustomerDocument, { id: customerId })).customer?.customerGroup
    ?.key ?? null

/** Whether the cart can be ordered as the shopper saw it, and how it is paid. */
export const validateLines = async (services: OrderServices, task: OrderTask): Promise<Validated> => {
  const { commerce, payments } = services
  const loaded = required(await runQuery(commerce.server, GetCartDocument, { id: task.cartId })).cart
  if (loaded?.cartState !== 'Active' || loaded.lineItems.length === 0) return refuse({ kind: 'cart-changed' })
  const cart = await recalculated(services, loaded)
  if ('kind' in cart) return refuse(cart)
  if (!cart.shippingAddress || !cart.billingAddress || !cart.shippingInfo || !cart.customerEmail)
    return refuse({ kind: 'cart-changed' })
  const total = cartTotal(cart)
  if (cart.totalPrice.currencyCode !== task.currency || total !== task.expectedCents)
    return refuse({ kind: 'total-changed', totalCents: total })
  const chosen = await payments.find(task.cartId)
  if (!(await isAsReviewed(task, cart, chosen))) return refuse({ kind: 'review-outdated' })
  const isPlus = hasPlus(cart.lineItems)
  if (isPlus) {
    const problem = plusProblem(
      cart.lineItems,
      cart.customerId ? { groupKey: await groupOf(services, cart.customerId) } : 'guest',
    )
    if (problem) return refuse(problem)
  }
  const planned = paymentPlan(cart, total, chosen)
  if (!planned.ok) return refuse(planned.problem)
  return { ok: true, plan: planned.plan, email: cart.customerEmail, customerId: cart.customerId, isPlus }
}
