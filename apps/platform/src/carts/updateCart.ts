import { randomUUID } from 'node:crypto'
import { priceCart } from '../engine/cart/priceCart.ts'
import type { RepriceOptions } from '../engine/cart/repriceLines.ts'
import { invalidInput, invalidOperation, platformError, unwrap } from '../graphql/platformError.ts'
import type { Cart } from '../model/cart.ts'
import type { Payment } from '../model/payment.ts'
import { expectVersion } from '../store/resourceStore.ts'
import { cartStore } from '../store/stores.ts'
import { applyActions, type CartAction } from './actions/applyActions.ts'
import { variantsBySku } from './actions/variantsBySku.ts'
import { dataForActions } from './dataForActions.ts'
import { findAvailablePayments } from './findAvailablePayments.ts'
import { frozenShippingProblem } from './frozenShippingProblem.ts'
import { type CartDeps, loadPricingContext } from './loadPricingContext.ts'

const maxActions = 500

const repriceOptionsOf = (actions: readonly CartAction[]): RepriceOptions => {
  const recalculations = actions.flatMap((action) => action.recalculate ?? [])
  return {
    dropInvalidLines: recalculations.length > 0,
    updateProductData: recalculations.some((action) => action.updateProductData === true),
  }
}

/** Whether a cart was frozen and still is: then it is not repriced. */
const remainsFrozen = (before: Cart, after: Cart, actions: readonly CartAction[]): boolean =>
  before.cartState === 'Frozen' &&
  after.cartState === 'Frozen' &&
  !actions.some((action) => action.unfreezeCart)

/** Applies actions to a cart and prices it, without saving. */
export const applyCartActions = async (
  deps: CartDeps,
  cart: Cart,
  actions: readonly CartAction[],
  canUse: (payment: Payment) => boolean,
): Promise<Cart> => {
  const required = dataForActions(actions)
  const { pricing, codes } = await loadPricingContext(deps, cart, required)
  const payments = await findAvailablePayments(deps.db, required.payments, cart.id, canUse)
  const variantOfSku = variantsBySku(pricing.products)
  const changed = unwrap(
    applyActions(cart, actions, { pricing, codes, payments, variantOfSku, newId: randomUUID }),
  )
  if (!remainsFrozen(cart, changed, actions))
    return unwrap(priceCart(changed, pricing, repriceOptionsOf(actions)))
  const problem = frozenShippingProblem(changed, pricing)
  if (problem) throw platformError(problem)
  return changed
}

/** Applies update actions to an active or frozen cart and saves it. Fails when `version` is not the stored one. */
export const updateCart = async (
  deps: CartDeps,
  cart: Cart,
  version: number,
  actions: readonly CartAction[],
  canUse: (payment: Payment) => boolean,
): Promise<Cart> => {
  if (actions.length > maxActions)
    throw invalidInput(`At most ${maxActions} update actions are allowed in one request.`)
  expectVersion(cart, version)
  if (cart.cartState !== 'Active' && cart.cartState !== 'Frozen')
    throw invalidOperation(`The cart is ${cart.cartState} and cannot be changed.`)
  return cartStore.save(deps.db, cart, await applyCartActions(deps, cart, actions, canUse), deps.now())
}
