import {
  type AddressInput,
  type Cart,
  type CommerceProblem,
  type Customer,
  createCommerceClient,
  GetMyCustomerDocument,
  GetMyOrderDocument,
  GetMyOrdersDocument,
  type Order,
  type Result,
  runMutation,
  runQuery,
  UpdateMyCustomerDocument,
} from '@selvedge/commerce-client'
import type {
  Credentials,
  IdentityClient,
  IdentityProblem,
  IdentityResult,
  Registration,
  SignedIn,
} from '@selvedge/identity-client'
import type { VisitorCart } from '../cart/createVisitorCart.ts'
import type { Market } from '../catalogue/market.ts'
import { isSameAddress } from '../checkout/isSameAddress.ts'
import type { Session } from '../session/session.ts'
import type { VisitorToken } from '../session/visitorToken.ts'
import { bringExtras } from './bringExtras.ts'

type Dependencies = {
  readonly session: Session
  readonly identity: IdentityClient
  readonly token: VisitorToken
  readonly cart: Pick<VisitorCart, 'read' | 'addCode' | 'setGift' | 'moveTo'>
  readonly market: Market
  readonly graphqlUrl: string
  readonly headers: Readonly<Record<string, string>>
}

/** Whether something that a guest had picked is not in the cart that they have as a customer. */
const isLost = (guest: Cart | undefined, now: Cart | undefined): boolean =>
  (guest?.lineItems ?? []).some(
    ({ productId, variant, lineItemMode }) =>
      lineItemMode === 'Standard' &&
      !now?.lineItems.some((line) => line.productId === productId && line.variant?.id === variant?.id),
  )

/** What the platform takes as an order number: others are nobody's, and need not be asked for. */
const isOrderNumber = (text: string): boolean => /^[A-Za-z0-9_-]{2,256}$/.test(text)

/** The visitor's account: sign in and out, who they are, their orders. */
export type Account = {
  readonly login: (credentials: Credentials) => Promise<Result<undefined, IdentityProblem>>
  /** `confirm` when a link in a mail has to be followed first. */
  readonly register: (registration: Registration) => Promise<Result<'signed-in' | 'confirm', IdentityProblem>>
  /** Finishes a registration by the token of its mail's link, and signs in. */
  readonly confirmRegistration: (link: string) => Promise<Result<undefined, IdentityProblem>>
  readonly logout: () => Promise<void>
  /** The code of a group that the visitor proved to ID.me to belong to, by the token of that proof. */
  readonly groupCode: (proof: string) => IdentityResult<{ readonly code: string; readonly group: string }>
  /** Mails a link for a new password to an account of this address, if there is one. */
  readonly forgotPassword: (email: string) => IdentityResult<undefined>
  readonly resetPassword: (link: string, password: string) => IdentityResult<undefined>
  readonly customer: () => Promise<Result<Customer | undefined, CommerceProblem>>
  /**
   * Puts an address into the address book, in the place of the one with this id where there is one. One that is there
   * already is left alone.
   */
  readonly saveAddress: (address: AddressInput, id: string) => Promise<{ readonly ok: boolean }>
  readonly orders: (
    offset: number,
    limit: number,
  ) => Promise<Result<{ total: number; orders: readonly Order[] }, CommerceProblem>>
  /** An order of the visitor's own, guest or customer; `undefined` when it is missing or another's. */
  readonly order: (orderNumber: string) => Promise<Result<Order | undefined, CommerceProblem>>
}

export const createAccount = ({
  session,
  identity,
  token,
  cart,
  market,
  graphqlUrl,
  headers,
}: Dependencies): Account => {
  const client = async () => {
    const bearer = await token.held()
    return bearer
      ? createCommerceClient({ graphqlUrl, runtime: 'server', token: async () => bearer, headers })
      : undefined
  }

  const customer: Account['customer'] = async () => {
    const visitor = session.customer ? await client() : undefined
    if (!visitor) return { ok: true, value: undefined }
    const answer = await runQuery(visitor, GetMyCustomerDocument, {})
    return answer.ok ? { ok: true, value: answer.value.me.customer ?? undefined } : answer
  }

  /** What a guest has picked so far; `undefined` also when it cannot be read. */
  const guestCart = async (): Promise<Cart | undefined> =>
    session.customer || !session.cart?.count ? undefined : cart.read().catch(() => undefined)

  /**
   * Makes one cart of what guest and customer had: codes and a gift come along, and a currency that the visitor has chosen
   * counts for the cart too. What did not come along is told, and so is another currency.
   */
  const settle = async (guest: Cart | undefined, now: Cart | undefined): Promise<void> => {
    const all = await bringExtras(cart, guest, now)
    const currency = now?.totalPrice.currencyCode ?? market.currency
    const isOther = currency !== market.currency
    const moved = isOther && session.currency ? await cart.moveTo(market).catch(() => undefined) : undefined
    if (!all || isLost(guest, now) || (moved?.ok && moved.leftBehind > 0))
      session.notice = { kind: 'cart-merge-failed' }
    else if (isOther && !moved?.ok) session.notice = { kind: 'currency-changed', currency }
    // What could not be moved is shown in the currency that it has.
    if (isOther && !moved?.ok) session.currency = undefined
  }

  /** The customer's token takes the guest's place, and the customer's cart that of the guest (spec §4). */
  const begin = async ({ tokens }: SignedIn, guest: Cart | undefined): Promise<void> => {
    const { refreshToken, ...rest } = tokens
    session.anonymous = undefined
    session.cart = undefined
    session.customer = { tokens: refreshToken ? { ...rest, refreshToken } : rest, firstName: '' }
    const [known, now] = await Promise.all([
      customer(),
      cart.read().then(
        (value) => ({ ok: true, value }) as const,
        () => ({ ok: false }) as const,
      ),
    ])
    if (now.ok) await settle(guest, now.value)
    if (known.ok && known.value) {
      const group = known.value.customerGroup
      session.customer = {
        ...session.customer,
        firstName: known.value.firstName ?? '',
        ...(group ? { groupId: group.id, groupKey: group.key ?? '' } : {}),
      }
    }
  }

  const signIn = async (
    ask: (held: string | undefined) => IdentityResult<SignedIn>,
  ): Promise<Result<undefined, IdentityProblem>> => {
    const guest = await guestCart()
    const answer = await ask(await token.held())
    if (!answer.ok) return answer
    await begin(answer.value, guest)
    return { ok: true, value: undefined }
  }

  return {
    login: (credentials) => signIn((held) => identity.login(held, credentials)),
    register: async (registration) => {
      const guest = await guestCart()
      const answer = await identity.register(await token.held(), registration)
      if (!answer.ok) return answer
      if (!answer.value) return { ok: true, value: 'confirm' }
      await begin(answer.value, guest)
      return { ok: true, value: 'signed-in' }
    },
    confirmRegistration: (link) => signIn((held) => identity.confirmRegistration(held, link)),
    logout: async () => {
      const ending = [session.customer?.tokens, session.anonymous].flatMap((tokens) =>
        tokens ? [tokens.accessToken, ...(tokens.refreshToken ? [tokens.refreshToken] : [])] : [],
      )
      session.customer = undefined
      session.anonymous = undefined
      session.cart = undefined
      await identity.logout(ending)
    },
    groupCode: async (proof) => identity.groupCode(await token.ensured(), proof, market.currency),
    forgotPassword: (email) => identity.forgotPassword(email),
    resetPassword: (link, password) => identity.resetPassword(link, password),
    customer,
    saveAddress: async (address, id) => {
      const visitor = await client()
      const known = await customer()
      if (!visitor || !known.ok || !known.value) return { ok: false }
      const { addresses, version } = known.value
      if (addresses.some((saved) => isSameAddress(saved, address))) return { ok: true }
      const replaced = addresses.some((saved) => saved.id === id)
      const answer = await runMutation(visitor, UpdateMyCustomerDocument, {
        version,
        actions: [replaced ? { changeAddress: { addressId: id, address } } : { addAddress: { address } }],
      })
      return { ok: answer.ok }
    },
    orders: async (offset, limit) => {
      const visitor = await client()
      if (!visitor) return { ok: true, value: { total: 0, orders: [] } }
      const answer = await runQuery(visitor, GetMyOrdersDocument, { offset, limit, locale: market.locale })
      if (!answer.ok) return answer
      const { total, results } = answer.value.me.orders
      return { ok: true, value: { total, orders: results } }
    },
    order: async (orderNumber) => {
      const visitor = isOrderNumber(orderNumber) ? await client() : undefined
      if (!visitor) return { ok: true, value: undefined }
      const answer = await runQuery(visitor, GetMyOrderDocument, { orderNumber, locale: market.locale })
      return answer.ok ? { ok: true, value: answer.value.me.order ?? undefined } : answer
    },
  }
}
