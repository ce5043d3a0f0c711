import { randomUUID } from 'node:crypto'
import { type CartDeps, loadPricingContext } from '../carts/loadPricingContext.ts'
import { type CustomInput, parseCustomFields } from '../custom/customFields.ts'
import { priceCart } from '../engine/cart/priceCart.ts'
import type { PricingContext } from '../engine/pricingContext.ts'
import type { Problem } from '../engine/problem.ts'
import { platformError, unwrap } from '../graphql/platformError.ts'
import type { Cart } from '../model/cart.ts'
import type { CustomFields } from '../model/customFields.ts'
import type { Order, OrderState, PaymentState, ShipmentState } from '../model/order.ts'
import { countCodeUse } from '../store/discountCodeStore.ts'
import { expectVersion } from '../store/resourceStore.ts'
import { cartStore, orderStore } from '../store/stores.ts'
import { allocateCartStock } from './allocateCartStock.ts'
import { codeProblem, frozenOrderProblem, orderProblem } from './orderProblems.ts'

export type OrderCommand = {
  readonly version: number
  readonly orderNumber?: string | null
  readonly orderState?: OrderState | null
  readonly paymentState?: PaymentState | null
  readonly shipmentState?: ShipmentState | null
  readonly purchaseOrderNumber?: string | null
  readonly custom?: CustomInput | null
}

const mergeCustomFields = (
  cart: Cart,
  command: OrderCommand,
  pricing: PricingContext,
): CustomFields | undefined => {
  const input = unwrap(parseCustomFields(command.custom, 'order', pricing.reference.types))
  if (!input || !cart.custom) return input ?? cart.custom
  if (input.typeId !== cart.custom.typeId)
    throw platformError({ code: 'InvalidOperation', message: "The order's custom type must be the cart's." })
  return { ...input, fields: { ...cart.custom.fields, ...input.fields } }
}

const orderFrom = (
  cart: Cart,
  command: OrderCommand,
  custom: CustomFields | undefined,
  now: string,
): Order => {
  const {
    cartState: _,
    key: __,
    freezeStrategy: ___,
    deleteDaysAfterLastModification: ____,
    ...content
  } = cart
  const purchaseOrderNumber = command.purchaseOrderNumber ?? cart.purchaseOrderNumber
  return {
    ...content,
    id: randomUUID(),
    version: 1,
    createdAt: now,
    lastModifiedAt: now,
    cartId: cart.id,
    orderState: command.orderState ?? 'Open',
    ...(command.orderNumber && { orderNumber: command.orderNumber }),
    ...(command.paymentState && { paymentState: command.paymentState }),
    ...(command.shipmentState && { shipmentState: command.shipmentState }),
    ...(purchaseOrderNumber && { purchaseOrderNumber }),
    ...(custom && { custom }),
  }
}

const countCodeUses = async (deps: CartDeps, cart: Cart, pricing: PricingContext): Promise<void> => {
  // Sorted, so that concurrent orders lock rows in the same order and cannot deadlock.
  for (const entry of [...cart.discountCodes].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const code = pricing.discountCodes.get(entry.id)
    if (code && !(await countCodeUse(deps.db, code, cart.customerId)))
      throw platformError(codeProblem({ ...entry, state: 'MaxApplicationReached' }, pricing))
  }
}

const problemOf = (cart: Cart, pricing: PricingContext): Problem | undefined =>
  cart.cartState === 'Frozen'
    ? frozenOrderProblem(cart, pricing)
    : orderProblem(cart, unwrap(priceCart(cart, pricing)), pricing)

/**
 * Creates an order from an active or frozen cart: copies the cart, marks it as Ordered, allocates stock and counts code
 * uses. `deps.db` must be a transaction. The cart is written first, so that one of two concurrent orders fails on its
 * version.
 */
export const createOrder = async (deps: CartDeps, cart: Cart, command: OrderCommand): Promise<Order> => {
  expectVersion(cart, command.version)
  const { pricing } = await loadPricingContext(deps, cart)
  const problem = problemOf(cart, pricing)
  if (problem) throw platformError(problem)
  const order = orderFrom(cart, command, mergeCustomFields(cart, command, pricing), pricing.now.toISOString())
  await cartStore.save(deps.db, cart, { ...cart, cartState: 'Ordered' }, pricing.now)
  await countCodeUses(deps, cart, pricing)
  await allocateCartStock(deps.db, cart)
  return orderStore.insert(deps.db, order)
}
