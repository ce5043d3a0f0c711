import type { Connection } from '../db/database.ts'
import { isValidAt } from '../engine/discount/isValidAt.ts'
import type { PricingContext, Reference } from '../engine/pricingContext.ts'
import type { Cart } from '../model/cart.ts'
import type { DiscountCode } from '../model/discount.ts'
import { customerStore } from '../store/customerStore.ts'
import { findCodeUses, findDiscountCodes } from '../store/discountCodeStore.ts'
import { findProducts } from '../store/findProducts.ts'

/** Dependencies of cart operations. */
export type CartDeps = {
  readonly db: Connection
  readonly reference: () => Promise<Reference>
  readonly now: () => Date
}

/** Data that update actions require in addition to the cart's own. */
export type RequiredData = {
  readonly productIds?: readonly string[]
  readonly skus?: readonly string[]
  readonly codes?: readonly string[]
  readonly customerId?: string | undefined
}

/** Products of the gifts that are valid now. They are loaded because no line refers to them yet. */
const giftProductIds = ({ cartDiscounts }: Reference, now: Date): string[] =>
  [...cartDiscounts.values()].flatMap((discount) =>
    discount.value.type === 'giftLineItem' && discount.isActive && isValidAt(discount, now)
      ? discount.value.productId
      : [],
  )

/** Loads the data that the engine needs to price a cart, and the codes that the actions name. */
export const loadPricingContext = async (
  deps: CartDeps,
  cart: Cart,
  required: RequiredData = {},
): Promise<{ readonly pricing: PricingContext; readonly codes: readonly DiscountCode[] }> => {
  const customerId = required.customerId ?? cart.customerId
  const codeIds = cart.discountCodes.map((code) => code.id)
  // The queries run one after the other, because a transaction has a single connection.
  const reference = await deps.reference()
  const productIds = [
    ...cart.lineItems.map((line) => line.productId),
    ...(required.productIds ?? []),
    ...giftProductIds(reference, deps.now()),
  ]
  const products = await findProducts(deps.db, productIds, required.skus)
  const codes = await findDiscountCodes(deps.db, codeIds, required.codes)
  const codeUsesOfCustomer = await findCodeUses(deps.db, customerId)
  const customer = customerId === undefined ? undefined : await customerStore.find(deps.db, customerId)
  const pricing: PricingContext = {
    now: deps.now(),
    reference,
    products: new Map(products.map((product) => [product.id, product])),
    discountCodes: new Map(codes.map((code) => [code.id, code])),
    codeUsesOfCustomer,
    customer,
  }
  return { pricing, codes }
}
