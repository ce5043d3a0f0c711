import { randomUUID } from 'node:crypto'
import { priceCart } from '../engine/cart/priceCart.ts'
import { unwrap } from '../graphql/platformError.ts'
import type { Cart, LineItem } from '../model/cart.ts'
import { cartStore } from '../store/stores.ts'
import { activeCart } from './activeCart.ts'
import { type CartDeps, loadPricingContext } from './loadPricingContext.ts'

export type MergeMode = 'MergeWithExistingCustomerCart' | 'UseAsNewActiveCustomerCart'

const variantKey = (line: LineItem): string => `${line.productId} ${line.variant.id}`

const withoutGifts = (lines: readonly LineItem[]): LineItem[] =>
  lines.filter((line) => line.giftOf === undefined)

/** Copies a guest's line to the customer's cart with a new id, and with its key unless another line has it. */
const copyGuestLine = ({ key, ...line }: LineItem, usedKeys: ReadonlySet<string | undefined>): LineItem => ({
  ...line,
  ...(key !== undefined && !usedKeys.has(key) && { key }),
  id: randomUUID(),
})

/**
 * Adds the guest's lines to the customer's. For the same product and variant the customer's line stays, with its custom
 * fields and the greater of the two quantities (not their sum). The guest's gifts are dropped: the merged cart's own
 * discounts add gifts.
 */
export const mergeLines = (own: readonly LineItem[], guest: readonly LineItem[]): LineItem[] => {
  const guestQuantities = new Map<string, number>()
  for (const line of withoutGifts(guest))
    guestQuantities.set(variantKey(line), Math.max(line.quantity, guestQuantities.get(variantKey(line)) ?? 0))
  const ownVariants = new Set(withoutGifts(own).map(variantKey))
  const keys = new Set(own.map((line) => line.key))
  const raised = own.map((line) =>
    line.giftOf === undefined
      ? { ...line, quantity: Math.max(line.quantity, guestQuantities.get(variantKey(line)) ?? 0) }
      : line,
  )
  const added = withoutGifts(guest).filter((line) => !ownVariants.has(variantKey(line)))
  return [...raised, ...added.map((line) => copyGuestLine(line, keys))]
}

const ownedByCustomer = ({ anonymousId: _, ...cart }: Cart, customerId: string): Cart => ({
  ...cart,
  customerId,
})

const repriceAndSave = async (
  deps: CartDeps,
  before: Cart,
  changed: Cart,
  updateProductData: boolean,
): Promise<Cart> => {
  const { pricing } = await loadPricingContext(deps, changed)
  const priced = unwrap(priceCart(changed, pricing, { updateProductData, dropInvalidLines: true }))
  return cartStore.save(deps.db, before, priced, deps.now())
}

/**
 * Merges a guest's cart into a customer's and returns the cart that is active afterwards. Run it in a transaction: it
 * can write two carts.
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
    return own && repriceAndSave(deps, own, own, updateProductData)
  if (!own || mode === 'UseAsNewActiveCustomerCart')
    return repriceAndSave(deps, guest, ownedByCustomer(guest, customerId), updateProductData)
  // Returns the customer's cart unchanged when its shipping method is inactive: nothing can be merged into such a cart.
  const reference = await deps.reference()
  if (own.shippingInfo && !reference.shippingMethods.get(own.shippingInfo.shippingMethodId)?.active)
    return own
  await cartStore.save(
    deps.db,
    guest,
    { ...ownedByCustomer(guest, customerId), cartState: 'Merged' },
    deps.now(),
  )
  const merged = { ...own, lineItems: mergeLines(own.lineItems, guest.lineItems) }
  return repriceAndSave(deps, own, merged, updateProductData)
}
