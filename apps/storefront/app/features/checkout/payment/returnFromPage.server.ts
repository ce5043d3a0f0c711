import { redirect } from '@remix-run/node'
import type { PaymentMethod } from '@selvedge/identity-client'
import { readCart } from '../../../../server/cart/visitorCart.ts'
import { choosePayment } from '../../../../server/checkout/payment.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { notFound, orUnavailable, unavailable } from '../../errors/failures.server.ts'

/** What a provider's page sends back: a token for the payment that was entered or approved there. */
const methodOf = (
  from: string | undefined,
  cartId: string,
  query: URLSearchParams,
): PaymentMethod | undefined => {
  const session = query.get('session')
  const nonce = query.get('nonce')
  const order = query.get('orderToken')
  if (from === 'card' && session) return { kind: 'card-session', session }
  if (from === 'paypal' && nonce && query.get('state') === cartId) return { kind: 'paypal', token: nonce }
  if (from === 'afterpay' && order && query.get('status') === 'SUCCESS')
    return { kind: 'afterpay', token: order }
  return undefined
}

/**
 * Chooses the payment that was made ready on a provider's page, and goes on to the review. The store credit that was chosen before
 * the visit is kept.
 */
export const returnFromPage = async (shop: ShopContext, from: string | undefined, query: URLSearchParams) => {
  if (!['card', 'paypal', 'afterpay'].includes(from ?? '')) throw notFound()
  const cart = await orUnavailable(() => readCart(shop))
  if (!cart) return redirect(shop.paths.cart())
  const method = methodOf(from, cart.id, query)
  const chosen = method ? await choosePayment(shop, cart.id, { method }) : undefined
  if (chosen && !chosen.ok && chosen.problem.kind === 'unavailable') throw unavailable()
  return redirect(chosen?.ok ? shop.paths.checkoutStep('review') : shop.paths.paymentAgain())
}
