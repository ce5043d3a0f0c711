import type { Connection } from '../db/database.ts'
import { isValidAt } from '../engine/discount/isValidAt.ts'
import type { Reference, World } from '../engine/world.ts'
import type { Cart } from '../model/cart.ts'
import type { DiscountCode } from '../model/discount.ts'
import { customerStore } from '../store/customerStore.ts'
import { codeUsesOf, findDiscountCodes } from '../store/discountCodeStore.ts'
import { findProducts } from '../store/findProducts.ts'

/** What cart operations need of their surroundings. */
export type CartDeps = {
  readonly db: Connection
  readonly reference: () => Promise<Reference>
  readonly now: () => Date
}

/** What else has to be loaded for the actions at hand. */
export type Wanted = {
  readonly productIds?: readonly string[]
  readonly skus?: readonly string[]
  readonly codes?: readonly string[]
  readonly customerId?: string | undefined
}

/** Gifts that are given today: their products must be at hand although no line has them yet. */
const giftProducts = ({ cartDiscounts }: Reference, now: Date): string[] =>
  [...cartDiscounts.values()].flatMap((discount) =>
    discount.value.type === 'giftLineItem' && discount.isActive && isValidAt(discount, now)
      ? discount.value.productId
      : [],
  )

/** Loads what the engine reads to price a cart, and the codes that the actions name. */
export const loadWorld = async (
  deps: CartDeps,
  cart: Cart,
  wanted: Wanted = {},
): Promise<{ readonly world: World; readonly codes: readonly DiscountCode[] }> => {
  const customerId = wanted.customerId ?? cart.customerId
  const codeIds = cart.discountCodes.map((code) => code.id)
  // One after the other: inside a transaction there is a single connection.
  const reference = await deps.reference()
  const productIds = [
    ...cart.lineItems.map((line) => line.productId),
    ...(wanted.productIds ?? []),
    ...giftProducts(reference, deps.now()),
  ]
  const products = await findProducts(deps.db, productIds, wanted.skus)
  const codes = await findDiscountCodes(deps.db, codeIds, wanted.codes)
  const codeUsesOfCustomer = await codeUsesOf(deps.db, customerId)
  const customer = customerId === undefined ? undefined : await customerStore.find(deps.db, customerId)
  const world: World = {
    now: deps.now(),
    reference,
    products: new Map(products.map((product) => [product.id, product])),
    discountCodes: new Map(codes.map((code) => [code.id, code])),
    codeUsesOfCustomer,
    customer,
  }
  return { world, codes }
}
