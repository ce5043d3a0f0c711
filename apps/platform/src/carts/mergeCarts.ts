import { randomUUID } from 'node:crypto'
import { priceCart } from '../engine/cart/priceCart.ts'
import { unwrap } from '../graphql/platformError.ts'
import type { Cart, LineItem } from '../model/cart.ts'
import { cartStore } from '../store/stores.ts'
import { activeCart } from './activeCart.ts'
import { type CartDeps, loadWorld } from './loadWorld.ts'

export type MergeMode = 'MergeWithExistingCustomerCart' | 'UseAsNewActiveCustomerCart'

const variantOf = (line: LineItem): string => `${line.productId} ${line.variant.id}`

const paid = (lines: readonly LineItem[]): LineItem[] => lines.filter((line) => line.giftOf === undefined)

/** A guest's line on the customer's cart: an id of its own, and its key only if no line has it. */
const adopted = ({ key, ...line }: LineItem, taken: ReadonlySet<string | undefined>): LineItem => ({
  ...line,
  ...(key !== undefined && !taken.has(key) && { key }),
  id: randomUUID(),
})

/**
 * The customer's lines with the guest's added. The same product and variant keeps the customer's line (and its custom
 * fields) at the greater of the two quantities: not their sum. Gifts are not brought along: the cart's own discounts give
 * them.
 */
export const mergedLines = (own: readonly LineItem[], guest: readonly LineItem[]): LineItem[] => {
  const most = new Map<string, number>()
  for (const line of paid(guest))
    most.set(variantOf(line), Math.max(line.quantity, most.get(variantOf(line)) ?? 0))
  const held = new Set(paid(own).map(variantOf))
  const keys = new Set(own.map((line) => line.key))
  const raised = own.map((line) =>
    line.giftOf === undefined
      ? { ...line, quantity: Math.max(line.quantity, most.get(variantOf(line)) ?? 0) }
      : line,
  )
  const added = paid(guest).filter((line) => !held.has(variantOf(line)))
  return [...raised, ...added.map((line) => adopted(line, keys))]
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
  if (guest?.cartState !== 'Active' || guest.id === own?.id)
    return own && saveFresh(deps, own, own, updateProductData)
  if (!own || mode === 'UseAsNewActiveCustomerCart')
    return saveFresh(deps, guest, ownedByCustomer(guest, customerId), updateProductData)
  // A cart whose shipping method was switched off takes nothing in.
  const reference = await deps.reference()
  if (own.shippingInfo && !reference.shippingMethods.get(own.shippingInfo.shippingMethodId)?.active)
    return own
  await cartStore.save(
    deps.db,
    guest,
    { ...ownedByCustomer(guest, customerId), cartState: 'Merged' },
    deps.now(),
  )
  const merged = { ...own, lineItems: mergedLines(own.lineItems, guest.lineItems) }
  return saveFresh(deps, own, merged, updateProductData)
}
