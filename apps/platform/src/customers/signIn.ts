import { randomUUID } from 'node:crypto'
import { activeCart } from '../carts/activeCart.ts'
import type { CartDeps } from '../carts/loadWorld.ts'
import { type MergeMode, mergeCarts } from '../carts/mergeCarts.ts'
import type { Database } from '../db/database.ts'
import { platformError } from '../graphql/platformError.ts'
import type { Cart } from '../model/cart.ts'
import type { Customer } from '../model/customer.ts'
import { hashPassword, isPassword } from '../oauth/password.ts'
import { customerStore } from '../store/customerStore.ts'
import { claimSession } from './claimSession.ts'
import { customerFrom, passwordOf, type SignUpDraft } from './customerDraft.ts'

export type SignInResult = { readonly customer: Customer; readonly cart: Cart | undefined }

type Deps = CartDeps & { readonly db: Database }

export type SignInDraft = {
  readonly email: string
  readonly password: string
  readonly activeCartSignInMode?: MergeMode | null
  readonly updateProductData?: boolean | null
}

const takeOver = async (
  deps: CartDeps,
  customerId: string,
  anonymousId: string | undefined,
  mode: MergeMode,
  updateProductData: boolean,
): Promise<Cart | undefined> => {
  const guest = anonymousId === undefined ? undefined : await activeCart(deps.db, { anonymousId })
  const cart = await mergeCarts(deps, customerId, guest, mode, updateProductData)
  if (anonymousId !== undefined) await claimSession(deps.db, anonymousId, customerId)
  return cart && ((await activeCart(deps.db, { customerId })) ?? cart)
}

/** Creates a customer; an anonymous session's cart, orders and payments become theirs. */
export const signUp = async (
  deps: Deps,
  draft: SignUpDraft,
  anonymousId: string | undefined,
): Promise<SignInResult> => {
  const customer = customerFrom(draft, randomUUID(), randomUUID, deps.now().toISOString())
  const passwordHash = await hashPassword(passwordOf(draft))
  return deps.db.transaction(async (tx) => {
    await customerStore.create(tx, customer, passwordHash)
    const inside = { ...deps, db: tx }
    return {
      customer,
      cart: await takeOver(inside, customer.id, anonymousId, 'UseAsNewActiveCustomerCart', false),
    }
  })
}

/** Checks a customer's password and brings the anonymous session's cart along. Gives no tokens. */
export const signIn = async (
  deps: Deps,
  draft: SignInDraft,
  anonymousId: string | undefined,
): Promise<SignInResult> => {
  const found = await customerStore.findByEmail(deps.db, draft.email)
  if (!(await isPassword(draft.password, found?.passwordHash)) || !found)
    throw platformError({
      code: 'InvalidCredentials',
      message: 'Account with the given credentials not found.',
    })
  const mode = draft.activeCartSignInMode ?? 'MergeWithExistingCustomerCart'
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx }
    const cart = await takeOver(
      inside,
      found.customer.id,
      anonymousId,
      mode,
      draft.updateProductData ?? false,
    )
    return { customer: found.customer, cart }
  })
}
