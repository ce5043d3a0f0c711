import { EXPIRY_MARGIN_MS, type TokenFlows, type Tokens } from '@selvedge/commerce-client/session'
import type { Session } from './session.ts'

/** What the token source can do for a visitor. */
export type VisitorToken = {
  /** The token held, refreshed when it is about to expire; `undefined` for a visitor without one. */
  readonly held: () => Promise<string | undefined>
  /** The token held, or a new guest's. `undefined` only when the platform does not answer. */
  readonly ensured: () => Promise<string | undefined>
}

type Refreshed = Awaited<ReturnType<TokenFlows['refresh']>>

/** Refreshes of the whole process, so that ten parallel loaders of one visitor cause one. */
const refreshing = new Map<string, Promise<Refreshed>>()

const refreshOnce = (flows: TokenFlows, refreshToken: string): Promise<Refreshed> => {
  const running =
    refreshing.get(refreshToken) ?? flows.refresh(refreshToken).finally(() => refreshing.delete(refreshToken))
  refreshing.set(refreshToken, running)
  return running
}

/** The visitor's tokens: the customer's before the guest's. Only a refused grant ends a session; a failing host does not. */
export const visitorToken = (
  flows: TokenFlows,
  session: Session,
  now: () => number = Date.now,
): VisitorToken => {
  const alive = (tokens: Tokens | { expiresAt: number }): boolean =>
    tokens.expiresAt - EXPIRY_MARGIN_MS > now()

  const current = async (
    tokens: Pick<Tokens, 'accessToken' | 'expiresAt'> & { refreshToken?: string | undefined },
    keep: (fresh: Tokens | undefined) => void,
  ) => {
    if (alive(tokens)) return tokens.accessToken
    if (!tokens.refreshToken) {
      keep(undefined)
      return undefined
    }
    const fresh = await refreshOnce(flows, tokens.refreshToken)
    if (fresh.ok) {
      keep(fresh.value)
      return fresh.value.accessToken
    }
    if (fresh.problem.kind !== 'grant') return tokens.accessToken
    keep(undefined)
    return undefined
  }

  const held = async (): Promise<string | undefined> => {
    const { customer, anonymous } = session
    if (customer) {
      const token = await current(customer.tokens, (fresh) => session.renewCustomer(fresh))
      if (token) return token
    }
    if (!anonymous) return undefined
    return current(anonymous, (fresh) => session.keepGuest(fresh))
  }

  return {
    held,
    ensured: async () => {
      const token = await held()
      if (token) return token
      const guest = await flows.anonymous()
      if (!guest.ok) return undefined
      session.keepGuest(guest.value)
      return guest.value.accessToken
    },
  }
}
