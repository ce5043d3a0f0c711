import { isUnfilledYard } from '@selvedge/cart-domain/server'
import {
  type Cart,
  FindCustomerDocument,
  GetCartDocument,
  UpdateCartDocument,
} from '@selvedge/commerce-client/server'
import {
  CommerceUnavailable,
  isTransient,
  runMutation,
  runQuery,
  valueOrRefusal,
  valueOrThrow,
} from '../../commerce/commerce.ts'
import type { OrderProblem } from '../orderProblem.ts'
import { cartTotal } from '../rules/cartTotal.ts'
import { isAsReviewed } from '../rules/isReviewed.ts'
import { type PaymentPlan, paymentPlan } from '../rules/paymentPlan.ts'
import { hasPlus, PLUS_GROUP, plusProblem } from '../rules/plusMembership.ts'
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

/** Recalculates the cart with current prices, taxes and codes. */
const recalculate = async ({ commerce }: OrderServices, cart: Cart): Promise<Cart | OrderProblem> => {
  const result = valueOrRefusal(
    await runMutation(commerce.server, UpdateCartDocument, {
      id: cart.id,
      version: cart.version,
      actions: [{ recalculate: { updateProductData: false } }],
    }),
  )
  if (result.ok) return result.value.updateCart ?? { kind: 'cart-changed' }
  if (isTransient(result.problem)) throw new CommerceUnavailable(result.problem.message)
  return result.problem.code === 'MatchingPriceNotFound'
    ? { kind: 'item-unavailable' }
    : { kind: 'cart-changed' }
}

const groupOf = async ({ commerce }: OrderServices, customerId: string): Promise<string | null> =>
  valueOrThrow(await runQuery(commerce.server, FindCustomerDocument, { id: customerId })).customer
    ?.customerGroup?.key ?? null

/** Checks whether the cart can be ordered as the shopper saw it, and plans its payment. */
export const validateLines = async (services: OrderServices, task: OrderTask): Promise<Validated> => {
  const { commerce, payments } = services
  const loaded = valueOrThrow(await runQuery(commerce.server, GetCartDocument, { id: task.cartId })).cart
  if (loaded?.cartState !== 'Active' || loaded.lineItems.length === 0) return refuse({ kind: 'cart-changed' })
  const cart = await recalculate(services, loaded)
  if ('kind' in cart) return refuse(cart)
  if (!cart.shippingAddress || !cart.billingAddress || !cart.shippingInfo || !cart.customerEmail)
    return refuse({ kind: 'cart-changed' })
  if (cart.lineItems.some(isUnfilledYard)) return refuse({ kind: 'cart-changed' })
  const total = cartTotal(cart)
  if (cart.totalPrice.currencyCode !== task.currency || total !== task.expectedCents)
    return refuse({ kind: 'total-changed', totalCents: total })
  const chosen = await payments.find(task.cartId)
  if (!(await isAsReviewed(task, cart, chosen))) return refuse({ kind: 'review-outdated' })
  const isPlus = hasPlus(cart.lineItems)
  if (isPlus) {
    const groupKey = cart.customerId ? await groupOf(services, cart.customerId) : null
    const isMember = task.isRenewal === true && groupKey === PLUS_GROUP
    const problem = plusProblem(
      cart.lineItems,
      cart.customerId ? { groupKey: isMember ? null : groupKey } : 'guest',
    )
    if (problem) return refuse(problem)
  }
  const planned = paymentPlan(cart, total, chosen)
  if (!planned.ok) return refuse(planned.problem)
  return { ok: true, plan: planned.value, email: cart.customerEmail, customerId: cart.customerId, isPlus }
}
