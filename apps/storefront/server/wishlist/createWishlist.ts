import { type CommerceProblem, createCommerceClient, ownerOf, type Result } from '@selvedge/commerce-client'
import {
  getSavedSkus,
  getWishlist,
  removeFromWishlist,
  saveToWishlist,
  type WishlistItem,
  type WishlistLine,
  type WishlistRemoval,
} from '@selvedge/commerce-client/wishlist'
import type { Market } from '../catalogue/market.ts'
import type { Session } from '../session/session.ts'
import type { VisitorToken } from '../session/visitorToken.ts'

type Dependencies = {
  readonly session: Session
  readonly token: VisitorToken
  readonly market: Market
  readonly graphqlUrl: string
  readonly headers: Readonly<Record<string, string>>
}

type Answer<Value> = Promise<Result<Value, CommerceProblem>>

/** The visitor's wishlist. A guest has one too, which goes with them into their account. */
export type Wishlist = {
  readonly read: () => Answer<readonly WishlistLine[]>
  /** The SKUs on it. Nobody is asked where the list is known to be empty; no answer counts as none. */
  readonly skus: () => Promise<readonly string[]>
  readonly save: (item: WishlistItem) => Answer<undefined>
  readonly remove: (removal: WishlistRemoval) => Answer<undefined>
}

const noToken = { ok: false, problem: { kind: 'network', message: 'no token' } } as const

export const createWishlist = ({ session, token, market, graphqlUrl, headers }: Dependencies): Wishlist => {
  const clientFor = (bearer: string | undefined) =>
    bearer === undefined
      ? undefined
      : createCommerceClient({ graphqlUrl, runtime: 'server', token: async () => bearer, headers })

  /** Whose list it is: what is remembered of one visitor's must not be said of the next. */
  const owner = (): string | undefined => {
    const { customerId, anonymousId } = ownerOf((session.customer?.tokens ?? session.anonymous)?.scope ?? '')
    return customerId ?? anonymousId
  }
  const remember = (holds: 'something' | 'nothing'): void => {
    const of = owner()
    session.wishlist = of === undefined ? undefined : { of, holds }
  }

  return {
    read: async () => {
      const client = clientFor(await token.held())
      if (!client) return { ok: true, value: [] }
      const { locale, currency, country, groupId } = market
      const lines = await getWishlist(client, {
        locale,
        currency,
        country,
        ...(groupId ? { customerGroupId: groupId } : {}),
      })
      if (lines.ok) remember(lines.value.length > 0 ? 'something' : 'nothing')
      return lines
    },
    skus: async () => {
      const of = owner()
      if (of === undefined) return []
      if (session.wishlist?.of === of && session.wishlist.holds === 'nothing') return []
      const client = clientFor(await token.held())
      const saved = client ? await getSavedSkus(client) : undefined
      if (!saved?.ok) return []
      remember(saved.value.length > 0 ? 'something' : 'nothing')
      return saved.value
    },
    save: async (item) => {
      const client = clientFor(await token.ensured())
      if (!client) return noToken
      const saved = await saveToWishlist(client, item, market.locale)
      if (saved.ok) remember('something')
      return saved
    },
    remove: async (removal) => {
      const client = clientFor(await token.held())
      return client ? removeFromWishlist(client, removal) : { ok: true, value: undefined }
    },
  }
}
