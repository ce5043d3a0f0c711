import { randomUUID } from 'node:crypto'
import { type CartDeps, loadWorld } from '../carts/loadWorld.ts'
import { type CustomInput, readCustom } from '../custom/customFields.ts'
import { priceCart } from '../engine/cart/priceCart.ts'
import type { Problem } from '../engine/problem.ts'
import type { World } from '../engine/world.ts'
import { platformError, unwrap } from '../graphql/platformError.ts'
import type { Cart } from '../model/cart.ts'
import type { CustomFields } from '../model/customFields.ts'
import type { Order, OrderState, PaymentState, ShipmentState } from '../model/order.ts'
import { countCodeUse } from '../store/discountCodeStore.ts'
import { expectVersion } from '../store/resourceStore.ts'
import { cartStore, orderStore } from '../store/stores.ts'
import { codeProblem, frozenOrderProblem, orderProblem } from './orderProblems.ts'
import { takeCartStock } from './takeCartStock.ts'

export type OrderCommand = {
  readonly version: number
  readonly orderNumber?: string | null
  readonly orderState?: OrderState | null
  readonly paymentState?: PaymentState | null
  readonly shipmentState?: ShipmentState | null
  readonly purchaseOrderNumber?: string | null
  readonly custom?: CustomInput | null
}

const customOf = (cart: Cart, command: OrderCommand, world: World): CustomFields | undefined => {
  const given = unwrap(readCustom(command.custom, 'order', world.reference.types))
  if (!given || !cart.custom) return given ?? cart.custom
  if (given.typeId !== cart.custom.typeId)
    throw platformError({ code: 'InvalidOperation', message: "The order's custom type must be the cart's." })
  return { ...given, fields: { ...cart.custom.fields, ...given.fields } }
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

const countCodes = async (deps: CartDeps, cart: Cart, world: World): Promise<void> => {
  // In one order for all, so that two orders at once cannot wait for each other's rows.
  for (const entry of [...cart.discountCodes].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const code = world.discountCodes.get(entry.id)
    if (code && !(await countCodeUse(deps.db, code, cart.customerId)))
      throw platformError(codeProblem({ ...entry, state: 'MaxApplicationReached' }, world))
  }
}

const problemOf = (cart: Cart, world: World): Problem | undefined =>
  cart.cartState === 'Frozen'
    ? frozenOrderProblem(cart, world)
    : orderProblem(cart, unwrap(priceCart(cart, world)), world)

/**
 * Turns an active or frozen cart into an order: a copy of the cart, the cart becomes Ordered, stock is taken, codes are counted.
 * `deps.db` must be a transaction. The cart's row is written first, so of two orders at once one fails on the version.
 */
export const createOrder = async (deps: CartDeps, cart: Cart, command: OrderCommand): Promise<Order> => {
  expectVersion(cart, command.version)
  const { world } = await loadWorld(deps, cart)
  const problem = problemOf(cart, world)
  if (problem) throw platformError(problem)
  const order = orderFrom(cart, command, customOf(cart, command, world), world.now.toISOString())
  await cartStore.save(deps.db, cart, { ...cart, cartState: 'Ordered' }, world.now)
  await countCodes(deps, cart, world)
  await takeCartStock(deps.db, cart)
  return orderStore.insert(deps.db, order)
}
