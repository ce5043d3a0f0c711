import { randomUUID } from 'node:crypto'
import { priceCart } from '../engine/cart/priceCart.ts'
import type { Freshness } from '../engine/cart/repriceLines.ts'
import { invalidInput, invalidOperation, platformError, unwrap } from '../graphql/platformError.ts'
import type { Cart } from '../model/cart.ts'
import type { Payment } from '../model/payment.ts'
import { expectVersion } from '../store/resourceStore.ts'
import { cartStore } from '../store/stores.ts'
import { applyActions, type CartAction } from './actions/applyActions.ts'
import { variantsBySku } from './actions/variantsBySku.ts'
import { freePayments } from './freePayments.ts'
import { frozenShippingProblem } from './frozenShippingProblem.ts'
import { type CartDeps, loadWorld } from './loadWorld.ts'
import { wantedBy } from './wantedBy.ts'

const maxActions = 500

const freshnessOf = (actions: readonly CartAction[]): Freshness => {
  const recalculations = actions.flatMap((action) => action.recalculate ?? [])
  return {
    dropInvalidLines: recalculations.length > 0,
    updateProductData: recalculations.some((action) => action.updateProductData === true),
  }
}

/** Whether a cart was and stays frozen: then its prices stay as well. */
const staysFrozen = (before: Cart, after: Cart, actions: readonly CartAction[]): boolean =>
  before.cartState === 'Frozen' &&
  after.cartState === 'Frozen' &&
  !actions.some((action) => action.unfreezeCart)

/** A cart with actions applied and everything priced anew; nothing is saved. */
export const changedCart = async (
  deps: CartDeps,
  cart: Cart,
  actions: readonly CartAction[],
  mayUse: (payment: Payment) => boolean,
): Promise<Cart> => {
  const wanted = wantedBy(actions)
  const { world, codes } = await loadWorld(deps, cart, wanted)
  const payments = await freePayments(deps.db, wanted.payments, cart.id, mayUse)
  const variantOfSku = variantsBySku(world.products)
  const changed = unwrap(
    applyActions(cart, actions, { world, codes, payments, variantOfSku, newId: randomUUID }),
  )
  if (!staysFrozen(cart, changed, actions)) return unwrap(priceCart(changed, world, freshnessOf(actions)))
  const problem = frozenShippingProblem(changed, world)
  if (problem) throw platformError(problem)
  return changed
}

/** Applies update actions to an active or frozen cart and saves it, if the version is still the one the caller saw. */
export const updateCart = async (
  deps: CartDeps,
  cart: Cart,
  version: number,
  actions: readonly CartAction[],
  mayUse: (payment: Payment) => boolean,
): Promise<Cart> => {
  if (actions.length > maxActions)
    throw invalidInput(`At most ${maxActions} update actions are allowed in one request.`)
  expectVersion(cart, version)
  if (cart.cartState !== 'Active' && cart.cartState !== 'Frozen')
    throw invalidOperation(`The cart is ${cart.cartState} and cannot be changed.`)
  return cartStore.save(deps.db, cart, await changedCart(deps, cart, actions, mayUse), deps.now())
}
