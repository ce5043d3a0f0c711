import { redirect } from '@remix-run/node'
import { PurchaseOrderForm, readForm } from '@selvedge/cart-domain/forms'
import type { PaymentChoice } from '@selvedge/identity-client'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { refused, type StepOutcome } from '../shared/stepOutcome.server.ts'

/** Takes a payment's token to the identity backend; the next step is the review. */
const takeChoice = async (shop: ShopContext, cartId: string, choice: PaymentChoice): Promise<StepOutcome> => {
  const chosen = await shop.checkout.choose(cartId, choice)
  if (chosen.ok) return redirect(shop.paths.checkoutStep('review'), 303)
  const { kind } = chosen.problem
  return refused({ kind: kind === 'unavailable' || kind === 'missing' ? 'payment-empty' : 'card' })
}

/** Chooses what the form says: a kept or a new card, or a purchase order. A card without its token needs its page. */
export const choosePayment = async (
  shop: ShopContext,
  cartId: string,
  method: string,
  form: FormData,
): Promise<StepOutcome | 'card-page'> => {
  if (method === 'keep') return redirect(shop.paths.checkoutStep('review'), 303)
  if (method.startsWith('saved:')) return takeChoice(shop, cartId, { savedCard: method.slice(6) })
  if (method === 'purchase-order') {
    const order = readForm(PurchaseOrderForm, [...form.entries()])
    return order.ok
      ? takeChoice(shop, cartId, { kind: 'purchase-order', number: order.value.purchaseOrder })
      : refused({ kind: 'form', problems: order.problems })
  }
  const token = form.get('cardToken')
  return typeof token === 'string' && token !== ''
    ? takeChoice(shop, cartId, { kind: 'card', token, save: form.get('saveCard') === 'on' })
    : ('card-page' as const)
}
