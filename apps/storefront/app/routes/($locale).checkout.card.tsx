import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { orUnavailable, unavailable } from '../features/errors/failures.server.ts'

/** The way back from the provider's card page: keeps the card that was entered there. */
export const loader = async ({ context: { shop }, request }: LoaderFunctionArgs) => {
  const session = new URL(request.url).searchParams.get('session') ?? ''
  const cart = await orUnavailable(shop.cart.read)
  if (!cart) throw redirect(shop.paths.cart())
  const chosen = await shop.checkout.chooseCard(cart.id, { session })
  if (!chosen.ok && chosen.problem.kind === 'unavailable') throw unavailable()
  throw redirect(chosen.ok ? shop.paths.checkoutStep('review') : shop.paths.editCheckout('billing'))
}

export default function CardReturn() {
  return null
}
