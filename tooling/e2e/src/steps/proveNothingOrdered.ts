import { expect } from 'vitest'
import type { Shopper } from '../harness/browser.ts'
import { query } from '../harness/services.ts'
import { funnel } from '../harness/witness/funnelProblems.ts'
import { eventually, namesTold, toldOf } from './dataLayer.ts'
import { heldByProviders } from './orderFacts.ts'
import { cartId, platformCart } from './shopperCart.ts'

export type NothingOrdered = {
  /** The event of the funnel that was told last. */
  readonly told:
    | 'nothing'
    | 'view_cart'
    | 'begin_checkout'
    | 'shipping_info'
    | 'add_shipping_info'
    | 'review_order'
  /** The quantity of each line that the cart still has. One of one unless said otherwise. */
  readonly lines?: readonly number[]
  /** The cart, where the shopper's window has forgotten it. */
  readonly cart?: string
}

/**
 * Proves that a journey has ended before an order: the platform has none of this cart, nothing of it runs, no provider
 * took or holds anything, the cart is still there with its lines, no purchase was told, and the funnel as far as it went.
 */
export const proveNothingOrdered = async (
  shopper: Shopper,
  { told, lines = [1], cart }: NothingOrdered,
): Promise<void> => {
  const id = cart ?? (await cartId(shopper.context))
  expect(await query('platform', 'select order_number from orders where cart_id = $1', [id])).toEqual([])
  const attempts = await query<{ number: string; state: string }>(
    'identity',
    'select order_number as number, state from order_attempt where cart_id = $1',
    [id],
  )
  expect(attempts.filter(({ state }) => state !== 'failed')).toEqual([])
  const nothing = { captured: 0, authorised: 0 }
  if (attempts.length > 0)
    await eventually(() => heldByProviders(attempts.map(({ number }) => number))).toEqual(nothing)
  expect(await platformCart(id)).toEqual({ state: 'Active', lines })
  expect(toldOf(shopper, 'purchase')).toEqual([])
  const steps = () => namesTold(shopper).filter((event) => event in funnel)
  if (shopper.script === 'off' || shopper.consent !== 'all') return expect(shopper.told).toEqual([])
  await eventually(() => steps().at(-1) ?? 'nothing').toBe(told)
}
