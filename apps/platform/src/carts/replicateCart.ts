import { randomUUID } from 'node:crypto'
import { priceCart } from '../engine/cart/priceCart.ts'
import { unwrap } from '../graphql/platformError.ts'
import type { Cart, CartContent } from '../model/cart.ts'
import { cartStore } from '../store/stores.ts'
import { type CartDeps, loadPricingContext } from './loadPricingContext.ts'

/**
 * Creates an active cart with the lines, codes and custom fields of a cart or order, at current prices and without
 * payments.
 */
export const replicateCart = async (
  deps: CartDeps,
  source: CartContent,
  key?: string | null,
): Promise<Cart> => {
  const now = deps.now().toISOString()
  const copy: Cart = {
    id: randomUUID(),
    version: 1,
    createdAt: now,
    lastModifiedAt: now,
    ...(key && { key }),
    cartState: 'Active',
    origin: 'Customer',
    currency: source.currency,
    inventoryMode: source.inventoryMode,
    totalPrice: source.totalPrice,
    lineItems: source.lineItems
      .filter((line) => line.giftOf === undefined)
      .map((line) => ({ ...line, id: randomUUID() })),
    discountCodes: source.discountCodes,
    paymentIds: [],
    ...(source.country && { country: source.country }),
    ...(source.locale && { locale: source.locale }),
    ...(source.customerId && { customerId: source.customerId }),
    ...(source.anonymousId && { anonymousId: source.anonymousId }),
    ...(source.customerEmail && { customerEmail: source.customerEmail }),
    ...(source.customerGroupId && { customerGroupId: source.customerGroupId }),
    ...(source.shippingAddress && { shippingAddress: source.shippingAddress }),
    ...(source.billingAddress && { billingAddress: source.billingAddress }),
    ...(source.custom && { custom: source.custom }),
    ...(source.priceRoundingMode && { priceRoundingMode: source.priceRoundingMode }),
    ...(source.taxRoundingMode && { taxRoundingMode: source.taxRoundingMode }),
    ...(source.taxCalculationMode && { taxCalculationMode: source.taxCalculationMode }),
  }
  const { pricing } = await loadPricingContext(deps, copy)
  return cartStore.insert(
    deps.db,
    unwrap(priceCart(copy, pricing, { updateProductData: true, dropInvalidLines: true })),
  )
}
