import { type Cart, GetCartDocument } from '@selvedge/commerce-client/server'
import { answered, runQuery } from '../../commerce/commerce.ts'
import type { OrderProblem } from '../orderProblem.ts'
import type { OrderServices, OrderTask } from '../services.ts'

export type Validated =
  | { readonly ok: true; readonly token: string; readonly email: string; readonly customerId: string | null }
  | { readonly ok: false; readonly problem: OrderProblem }

const totalOf = (cart: Cart): number => cart.taxedPrice?.totalGross.centAmount ?? cart.totalPrice.centAmount

const refuse = (problem: OrderProblem): Validated => ({ ok: false, problem })

/** Whether the cart can be ordered as the shopper saw it, and with which card. */
export const validateLines = async (
  { commerce, payments }: OrderServices,
  task: OrderTask,
): Promise<Validated> => {
  const answer = answered(await runQuery(commerce.server, GetCartDocument, { id: task.cartId }))
  const cart = answer.ok ? answer.value.cart : undefined
  if (cart?.cartState !== 'Active' || cart.lineItems.length === 0) return refuse({ kind: 'cart-changed' })
  if (!cart.shippingAddress || !cart.billingAddress || !cart.shippingInfo || !cart.customerEmail)
    return refuse({ kind: 'cart-changed' })
  if (cart.totalPrice.currencyCode !== task.currency || totalOf(cart) !== task.expectedCents)
    return refuse({ kind: 'total-changed', totalCents: totalOf(cart) })
  const card = await payments.find(task.cartId)
  if (!card) return refuse({ kind: 'payment-missing' })
  return { ok: true, token: card.token, email: cart.customerEmail, customerId: cart.customerId }
}
