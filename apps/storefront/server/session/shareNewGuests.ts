import type { TokenFlows } from '@selvedge/commerce-client/session'
import { LRUCache } from 'lru-cache'

type CreateGuest = TokenFlows['anonymous']

/**
 * How long the requests of one browser get the same new guest, in ms: until the browser has received the guest's cookie, also
 * over a slow connection.
 */
const SHARED_MS = 5_000
const MAX_GUESTS = 10_000

/**
 * Makes parallel requests of one browser create one guest. Two tabs that each add their first product at the same moment
 * would otherwise create a guest each, with a cart each, and the browser would store only one of them.
 *
 * The returned function takes the id that the browser sent in its cookie. Guests are shared within this process.
 */
export const shareNewGuests = (
  create: CreateGuest,
  now: () => number = Date.now,
): ((visitor: string | undefined) => CreateGuest) => {
  const guests = new LRUCache<string, ReturnType<CreateGuest>>({
    max: MAX_GUESTS,
    ttl: SHARED_MS,
    ttlResolution: 0,
    perf: { now },
  })
  return (visitor) => async () => {
    if (visitor === undefined) return create()
    const shared = guests.get(visitor) ?? create()
    guests.set(visitor, shared, { noUpdateTTL: true })
    const guest = await shared
    if (!guest.ok) guests.delete(visitor)
    return guest
  }
}
