import { randomUUID } from 'node:crypto'
import { priceCart } from '../engine/cart/priceCart.ts'
import { unwrap } from '../graphql/platformError.ts'
import type { Cart, LineItem } from '../model/cart.ts'
import { cartStore } from '../store/stores.ts'
import { activeCart } from './activeCart.ts'
import { type CartDeps, loadWorld } from './loadWorld.ts'

export type MergeMode = 'MergeWithExistingCustomerCart' | 'UseAsNewActiveCustomerCart'

const isSameVariant = (a: LineItem, b: LineItem): boolean =>
  a.productId === b.productId && a.variant.id === b.variant.id

/**
 * The customer's lines with the guest's added. The same product and variant keeps the customer's line (and its custom
 * fields) at the greater of the two quantities: not their sum.
 */
export const mergedLines = (own: readonly LineItem[], guest: readonly LineItem[]): LineItem[] => {
  const raised = own.map((line) => {
    const twins = guest.filter((other) => isSameVariant(line, other))
    return { ...line, quantity: Math.max(line.quantity, ...twins.map((twin) => twin.quantity)) }
  })
  const added = guest.filter((line) => !own.some((other) => isSameVariant(line, other)))
  return [...raised, ...added.map((line) => ({ ...line, id: randomUUID() }))]
}

const ownedByCustomer = ({ anonymousId: _, ...cart }: Cart, customerId: string): Cart => ({
  ...cart,
  customerId,
})

const saveFresh = async (
  deps: CartDeps,
  before: Cart,
  changed: Cart,
  updateProductData: boolean,
): Promise<Cart> => {
  const { world } = await loadWorld(deps, changed)
  const priced = unwrap(priceCart(changed, world, { updateProductData, dropInvalidLines: true }))
  return cartStore.save(deps.db, before, priced, deps.now())
}

/**
 * Brings a guest's cart to a customer and gives back the cart that is active afterwards. Run in a transaction: it may
 * write two carts.
 */
export const mergeCarts = async (
  deps: CartDeps,
  customerId: string,
  guest: Cart | undefined,
  mode: MergeMode,
  updateProductData: boolean,
): Promise<Cart | undefined> => {
  const own = await activeCart(deps.db, { customerId })
  if (guest?.cartState !== 'Active') return own && saveFresh(deps, own, own, updateProductData)
  if (!own || mode === 'UseAsNewActiveCustomerCart')
    return saveFresh(deps, guest, ownedByCustomer(guest, customerId), updateProductData)
  await cartStore.save(
    deps.db,
    guest,
    { ...ownedByCustomer(guest, customerId), cartState: 'Merged' },
    deps.now(),
  )
  const merged = { ...own, lineItems: mergedLines(own.lineItems, guest.lineItems) }
  return saveFresh(deps, own, merged, updateProductData)
}
