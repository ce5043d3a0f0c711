import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Identifier } from '../carts/actions/actionContext.ts'
import { activeCart } from '../carts/activeCart.ts'
import type { CartDeps } from '../carts/loadPricingContext.ts'
import { type MergeMode, mergeCarts } from '../carts/mergeCarts.ts'
import type { Connection, Database } from '../db/database.ts'
import { carts } from '../db/schema.ts'
import { platformError, referenceNotFound } from '../graphql/platformError.ts'
import type { Cart } from '../model/cart.ts'
import type { Customer } from '../model/customer.ts'
import { hashPassword, isPassword } from '../oauth/password.ts'
import { customerStore, lowercase } from '../store/customerStore.ts'
import { cartStore } from '../store/stores.ts'
import { claimSession } from './claimSession.ts'
import { customerFrom, type ServiceSignUpDraft } from './customerDraft.ts'
import { requirePassword } from './requirePassword.ts'

export type SignInResult = { readonly customer: Customer; readonly cart: Cart | undefined }

type Deps = CartDeps & { readonly db: Database }

/** A guest's data: an anonymous session, or one cart. */
export type Guest = {
  readonly anonymousId?: string | null | undefined
  readonly anonymousCart?: Identifier | null | undefined
}

export type SignInDraft = {
  readonly email: string
  readonly password: string
  readonly mode?: MergeMode | null | undefined
  readonly updateProductData?: boolean | null
}

type MergeOptions = { readonly mode: MergeMode; readonly updateProductData: boolean }

/** Finds the guest's cart. Throws ReferencedResourceNotFound for a cart that belongs to a customer. */
const guestCart = async (
  db: Connection,
  { anonymousId, anonymousCart }: Guest,
): Promise<Cart | undefined> => {
  if (anonymousCart) {
    const { id, key } = anonymousCart
    const cart = id ? await cartStore.find(db, id) : await cartStore.findWhere(db, eq(carts.key, key ?? ''))
    if (!cart || cart.customerId !== undefined) throw referenceNotFound('cart', anonymousCart)
    return cart
  }
  return anonymousId ? activeCart(db, { anonymousId }) : undefined
}

const transferGuestSession = async (
  deps: CartDeps,
  customerId: string,
  guest: Guest,
  { mode, updateProductData }: MergeOptions,
): Promise<Cart | undefined> => {
  const cart = await mergeCarts(deps, customerId, await guestCart(deps.db, guest), mode, updateProductData)
  if (guest.anonymousId) await claimSession(deps.db, guest.anonymousId, customerId)
  return cart && ((await activeCart(deps.db, { customerId })) ?? cart)
}

const signUpLock = 730_202

/** Locks an email for a sign-up. Throws LockedField when a concurrent sign-up holds the lock. */
const lockEmail = async (db: Connection, email: string): Promise<void> => {
  const { rows } = await db.execute(
    sql`select pg_try_advisory_xact_lock(${signUpLock}::int, hashtext(${lowercase(email)})) as free`,
  )
  if (rows[0]?.free === true) return
  throw platformError({
    code: 'LockedField',
    message: "The field 'email' is locked by another request.",
    details: { field: 'email' },
  })
}

/** Creates a customer and transfers the guest's cart, orders, payments and shopping lists. */
export const signUp = async (deps: Deps, draft: ServiceSignUpDraft, guest: Guest): Promise<SignInResult> => {
  const reference = await deps.reference()
  const customer = customerFrom(draft, { reference, newId: randomUUID, now: deps.now().toISOString() })
  const passwordHash = await hashPassword(requirePassword(draft.password, 'password'))
  return deps.db.transaction(async (tx) => {
    await lockEmail(tx, customer.email)
    await customerStore.create(tx, customer, passwordHash)
    const mergeOptions = { mode: 'UseAsNewActiveCustomerCart', updateProductData: false } as const
    return {
      customer,
      cart: await transferGuestSession({ ...deps, db: tx }, customer.id, guest, mergeOptions),
    }
  })
}

/** Checks a customer's password and transfers the guest's session. Issues no tokens. */
export const signIn = async (deps: Deps, draft: SignInDraft, guest: Guest): Promise<SignInResult> => {
  const found = await customerStore.findByEmail(deps.db, draft.email)
  if (!(await isPassword(draft.password, found?.passwordHash)) || !found)
    throw platformError({
      code: 'InvalidCredentials',
      message: 'Account with the given credentials not found.',
    })
  const mergeOptions = {
    mode: draft.mode ?? 'MergeWithExistingCustomerCart',
    updateProductData: draft.updateProductData ?? false,
  }
  const { customer } = found
  return deps.db.transaction(async (tx) => ({
    customer,
    cart: await transferGuestSession({ ...deps, db: tx }, customer.id, guest, mergeOptions),
  }))
}
