import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { PaymentMethod } from '@selvedge/identity-client'
import { notFound, orUnavailable, unavailable } from '../features/errors/failures.server.ts'

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

/** The way back from a provider's page: chooses the payment that was made ready there, and goes on to the review. */
export const loader = async ({ context: { shop }, params: { from }, request }: LoaderFunctionArgs) => {
  if (!['card', 'paypal', 'afterpay'].includes(from ?? '')) throw notFound()
  const cart = await orUnavailable(shop.cart.read)
  if (!cart) throw redirect(shop.paths.cart())
  const method = methodOf(from, cart.id, new URL(request.url).searchParams)
  const chosen = method ? await shop.checkout.choose(cart.id, { method }) : undefined
  if (chosen && !chosen.ok && chosen.problem.kind === 'unavailable') throw unavailable()
  throw redirect(chosen?.ok ? shop.paths.checkoutStep('review') : shop.paths.paymentAgain())
}

export default function BackFromProvider() {
  return null
}
