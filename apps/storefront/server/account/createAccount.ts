import {
  type CommerceProblem,
  type Customer,
  createCommerceClient,
  GetMyCustomerDocument,
  GetMyOrderDocument,
  GetMyOrdersDocument,
  type Order,
  type Result,
  runQuery,
} from '@selvedge/commerce-client'
import type {
  Credentials,
  IdentityClient,
  IdentityProblem,
  IdentityResult,
  Registration,
  SignedIn,
} from '@selvedge/identity-client'
import type { Market } from '../catalogue/market.ts'
import type { Session } from '../session/session.ts'
import type { VisitorToken } from '../session/visitorToken.ts'

type Dependencies = {
  readonly session: Session
  readonly identity: IdentityClient
  readonly token: VisitorToken
  readonly market: Market
  readonly graphqlUrl: string
  readonly headers: Readonly<Record<string, string>>
}

/** The visitor's account: sign in and out, who they are, their orders. */
export type Account = {
  readonly login: (credentials: Credentials) => Promise<Result<undefined, IdentityProblem>>
  readonly register: (registration: Registration) => Promise<Result<undefined, IdentityProblem>>
  readonly logout: () => Promise<void>
  /** Mails a link for a new password to an account of this address, if there is one. */
  readonly forgotPassword: (email: string) => IdentityResult<undefined>
  readonly resetPassword: (link: string, password: string) => IdentityResult<undefined>
  readonly customer: () => Promise<Result<Customer | undefined, CommerceProblem>>
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

  /** The customer's token takes the guest's place, and the cart the platform named is the cart from now on. */
  const begin = async ({ tokens }: SignedIn): Promise<void> => {
    const { refreshToken, ...rest } = tokens
    session.anonymous = undefined
    session.cart = undefined
    session.customer = { tokens: refreshToken ? { ...rest, refreshToken } : rest, firstName: '' }
    const known = await customer()
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
    answer: Result<SignedIn | undefined, IdentityProblem>,
  ): Promise<Result<undefined, IdentityProblem>> => {
    if (!answer.ok) return answer
    const hadLines = (session.cart?.count ?? 0) > 0
    // A registration that waits for the link in its mail signs nobody in.
    if (answer.value) await begin(answer.value)
    // A guest's lines have to be in some cart afterwards; when there is none, they did not come along (spec §4).
    if (answer.value?.cartId === null && hadLines) session.notice = { kind: 'cart-merge-failed' }
    return { ok: true, value: undefined }
  }

  return {
    login: async (credentials) => signIn(await identity.login(await token.held(), credentials)),
    register: async (registration) => signIn(await identity.register(await token.held(), registration)),
    logout: async () => {
      const ending = [session.customer?.tokens, session.anonymous].flatMap((tokens) =>
        tokens ? [tokens.accessToken, ...(tokens.refreshToken ? [tokens.refreshToken] : [])] : [],
      )
      session.customer = undefined
      session.anonymous = undefined
      session.cart = undefined
      await identity.logout(ending)
    },
    forgotPassword: (email) => identity.forgotPassword(email),
    resetPassword: (link, password) => identity.resetPassword(link, password),
    customer,
    orders: async (offset, limit) => {
      const visitor = await client()
      if (!visitor) return { ok: true, value: { total: 0, orders: [] } }
      const answer = await runQuery(visitor, GetMyOrdersDocument, { offset, limit, locale: market.locale })
      if (!answer.ok) return answer
      const { total, results } = answer.value.me.orders
      return { ok: true, value: { total, orders: results } }
    },
    order: async (orderNumber) => {
      const visitor = orderNumber === '' ? undefined : await client()
      if (!visitor) return { ok: true, value: undefined }
      const answer = await runQuery(visitor, GetMyOrderDocument, { orderNumber, locale: market.locale })
      return answer.ok ? { ok: true, value: answer.value.me.order ?? undefined } : answer
    },
  }
}
