import { eq } from 'drizzle-orm'
import type { CartAction } from '../../carts/actions/applyActions.ts'
import { activeCart } from '../../carts/activeCart.ts'
import { type CartDraft, createCart } from '../../carts/createCart.ts'
import { type MergeMode, mergeCarts } from '../../carts/mergeCarts.ts'
import { replicateCart } from '../../carts/replicateCart.ts'
import { updateCart } from '../../carts/updateCart.ts'
import { carts } from '../../db/schema.ts'
import type { Cart, CartContent } from '../../model/cart.ts'
import { customerStore } from '../../store/customerStore.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import { cartStore, orderStore } from '../../store/stores.ts'
import type { PlatformContext } from '../context.ts'
import { invalidInput, invalidOperation, resourceNotFound } from '../platformError.ts'
import { identityOf, isOwnedBy, requireScope } from '../requireScope.ts'

type Versioned = { readonly version: number }
type ById = { readonly id: string }
type ByIdOrKey = { readonly id?: string | null; readonly key?: string | null }
type Actions = { readonly actions: readonly CartAction[] }
type Reference = { readonly typeId: string; readonly id: string }
type Context = PlatformContext

/** The shopper's own cart. Throws ResourceNotFound for a missing cart and for another shopper's. */
export const expectMyCart = async (context: Context, id: string): Promise<Cart> => {
  const cart = await cartStore.find(context.db, id)
  if (!cart || !isOwnedBy(cart, identityOf(context.caller))) throw resourceNotFound('cart', id)
  return cart
}

/** A cart by id or key. Throws ResourceNotFound. */
export const expectCart = async (context: Context, { id, key }: ByIdOrKey): Promise<Cart> => {
  if (!id && !key) throw invalidInput("An 'id' or 'key' of the cart is required.")
  const cart = id
    ? await cartStore.find(context.db, id)
    : key
      ? await cartStore.findWhere(context.db, eq(carts.key, key))
      : undefined
  if (!cart) throw resourceNotFound('cart', id ?? key ?? '')
  return cart
}

const replicateFrom = async (
  context: Context,
  reference: Reference,
  canCopy: (source: CartContent) => boolean,
  key?: string | null,
) => {
  const { typeId, id } = reference
  if (typeId !== 'cart' && typeId !== 'order')
    throw invalidInput(`A cart cannot be replicated from a '${typeId}'.`)
  const source = await (typeId === 'cart' ? cartStore : orderStore).find(context.db, id)
  if (!source || !canCopy(source)) throw resourceNotFound(typeId, id)
  return replicateCart(context, source, key)
}

type MergeDraft = {
  readonly anonymousCart?: ByIdOrKey | null
  readonly anonymousId?: string | null
  readonly mergeMode?: MergeMode | null
  readonly updateProductData?: boolean | null
}

const guestCart = async (
  context: Context,
  draft: MergeDraft,
  customerId: string,
): Promise<Cart | undefined> => {
  const { anonymousCart, anonymousId } = draft
  if (Boolean(anonymousCart) === Boolean(anonymousId))
    throw invalidInput("Give one of 'anonymousCart' and 'anonymousId'.")
  if (!anonymousCart) return activeCart(context.db, { anonymousId: anonymousId ?? '' })
  const cart = await expectCart(context, anonymousCart)
  if (cart.customerId !== undefined && cart.customerId !== customerId)
    throw invalidOperation(`The cart '${cart.id}' belongs to another customer.`)
  return cart
}

/**
 * The permissions to change one's own carts; one of them is required. `manage_my_orders` also permits placing orders,
 * `manage_my_carts` does not.
 */
const manageMyCarts = ['manage_my_orders', 'manage_my_carts'] as const

export const cartMutations = {
  createMyCart: async (_: unknown, { draft }: { draft: CartDraft }, context: Context) => {
    requireScope(context.caller, ...manageMyCarts)
    const identity = identityOf(context.caller)
    await context.tries.codes(Object.values(identity).join(), draft.discountCodes?.length ?? 0)
    return createCart(context, { ...draft, ...identity })
  },
  updateMyCart: async (_: unknown, args: ById & Versioned & Actions, context: Context) => {
    requireScope(context.caller, ...manageMyCarts)
    const identity = identityOf(context.caller)
    const cart = await expectMyCart(context, args.id)
    const codes = args.actions.filter(({ addDiscountCode }) => addDiscountCode)
    await context.tries.codes(Object.values(identity).join(), codes.length)
    return updateCart(context, cart, args.version, args.actions, (payment) => isOwnedBy(payment, identity))
  },
  deleteMyCart: async (_: unknown, args: ById & Versioned, context: Context) => {
    requireScope(context.caller, ...manageMyCarts)
    const cart = await expectMyCart(context, args.id)
    expectVersion(cart, args.version)
    await cartStore.remove(context.db, cart)
    return cart
  },
  replicateMyCart: (_: unknown, args: { reference: Reference }, context: Context) => {
    requireScope(context.caller, ...manageMyCarts)
    const identity = identityOf(context.caller)
    return replicateFrom(context, args.reference, (cart) => isOwnedBy(cart, identity))
  },
  createCart: (_: unknown, { draft }: { draft: CartDraft }, context: Context) => {
    requireScope(context.caller, 'manage_orders')
    return createCart(context, draft)
  },
  updateCart: async (_: unknown, args: ByIdOrKey & Versioned & Actions, context: Context) => {
    requireScope(context.caller, 'manage_orders')
    return updateCart(context, await expectCart(context, args), args.version, args.actions, () => true)
  },
  deleteCart: async (_: unknown, args: ByIdOrKey & Versioned, context: Context) => {
    requireScope(context.caller, 'manage_orders')
    const cart = await expectCart(context, args)
    expectVersion(cart, args.version)
    await cartStore.remove(context.db, cart)
    return cart
  },
  replicateCart: (_: unknown, args: { reference: Reference; key?: string | null }, context: Context) => {
    requireScope(context.caller, 'manage_orders')
    return replicateFrom(context, args.reference, () => true, args.key)
  },
  mergeCart: async (_: unknown, args: { customerId: string; draft: MergeDraft }, context: Context) => {
    requireScope(context.caller, 'manage_orders')
    if (!(await customerStore.find(context.db, args.customerId)))
      throw resourceNotFound('customer', args.customerId)
    const guest = await guestCart(context, args.draft, args.customerId)
    const mergeMode = args.draft.mergeMode ?? 'MergeWithExistingCustomerCart'
    const { updateProductData } = args.draft
    return context.db.transaction((tx) =>
      mergeCarts({ ...context, db: tx }, args.customerId, guest, mergeMode, updateProductData ?? false),
    )
  },
}
