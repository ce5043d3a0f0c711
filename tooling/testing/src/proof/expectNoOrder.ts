import assert from 'node:assert/strict'
import { eventually } from '../eventually.ts'
import { providerTotals } from '../providers/sandbox.ts'
import { query } from '../shop/query.ts'
import type { ShopAddresses } from '../shop/shop.ts'

type CartDoc = { readonly cartState: string; readonly lineItems: readonly { readonly quantity: number }[] }

export type PlatformCart = { readonly state: string; readonly lines: readonly number[] }

/** Returns a cart as the platform stores it: its state, and the quantity of each line. */
export const platformCart = async (shop: ShopAddresses, id: string): Promise<PlatformCart | undefined> => {
  const [row] = await query<{ doc: CartDoc }>(shop, 'platform', 'select doc from carts where id = $1', [id])
  return row && { state: row.doc.cartState, lines: row.doc.lineItems.map(({ quantity }) => quantity) }
}

/** The facts about a cart that was not ordered. */
export type CartFacts = {
  readonly orders: readonly string[]
  /** Numbers of order attempts that are still running. */
  readonly runningAttempts: readonly string[]
  readonly failedAttempts: readonly string[]
  /** Cents that providers captured or hold for any attempt. */
  readonly provider: { readonly captured: number; readonly authorised: number }
  readonly cart: PlatformCart | undefined
}

/**
 * Collects the facts about a cart from platform, order service and providers. Waits until payment holds are released.
 */
export const cartFacts = async (shop: ShopAddresses, cart: string): Promise<CartFacts> => {
  const orders = await query<{ number: string }>(
    shop,
    'platform',
    'select order_number as number from orders where cart_id = $1',
    [cart],
  )
  const attempts = await query<{ number: string; state: string }>(
    shop,
    'identity',
    'select order_number as number, state from order_attempt where cart_id = $1',
    [cart],
  )
  const numbers = attempts.map(({ number }) => number)
  const provider = await eventually(
    () => providerTotals(shop, numbers),
    ({ captured, authorised }) => captured === 0 && authorised === 0,
  )
  return {
    orders: orders.map(({ number }) => number),
    runningAttempts: attempts.filter(({ state }) => state !== 'failed').map(({ number }) => number),
    failedAttempts: attempts.filter(({ state }) => state === 'failed').map(({ number }) => number),
    provider,
    cart: await platformCart(shop, cart),
  }
}

export type ExpectedCart = {
  readonly cart: string
  /** The quantity of each line of the cart; one line with quantity one by default. */
  readonly lines?: readonly number[]
}

/**
 * Asserts that a checkout ended without an order: the platform has no order of the cart, no attempt is running, no
 * provider captured or holds money, and the cart is active with its lines. Throws an `AssertionError` otherwise.
 */
export const expectNoOrder = async (
  shop: ShopAddresses,
  { cart, lines = [1] }: ExpectedCart,
): Promise<CartFacts> => {
  const facts = await cartFacts(shop, cart)
  assert.deepEqual(facts.orders, [], 'orders of the cart')
  assert.deepEqual(facts.runningAttempts, [], 'running attempts')
  assert.deepEqual(facts.provider, { captured: 0, authorised: 0 }, 'what the providers captured and hold')
  assert.deepEqual(facts.cart, { state: 'Active', lines }, 'the cart')
  return facts
}
