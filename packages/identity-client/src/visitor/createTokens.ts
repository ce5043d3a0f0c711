import type { EndpointCaller } from '../call/createEndpointCaller.ts'
import { getToken } from '../contract/visitorEndpoints.ts'
import type { ShopStorage } from '../storage/createShopStorage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import type { Abort, VisitorClient } from './visitorClient.ts'

/** A request for a token that fails within this time, in ms, is sent once more, after as long. */
const RETRY_MS = 1_000

type TokenParts = Pick<VisitorClient, 'isSignedIn' | 'whoAmI'> & {
  readonly call: EndpointCaller
  readonly storage: ShopStorage
  readonly log: (message: string, problem: unknown) => void
  /** Called before a commerce client gets a token. */
  readonly onToken: () => void
}

/** Fetches and stores the visitor's token. */
export const createTokens = ({
  call,
  storage,
  log,
  isSignedIn,
  whoAmI,
  onToken,
}: TokenParts): Pick<VisitorClient, 'token' | 'tokenSource'> => {
  /** Why the last request for a token had no response. */
  let unavailable: unknown

  /** Requests a token, and once more when that fails at once: all calls to the platform need it. */
  const fetchToken = async (abort?: Abort, isRetry = false): Promise<string | null> => {
    const startedAt = Date.now()
    const result = await call(getToken, undefined, abort)
    unavailable = !result.ok && result.problem.kind === 'unavailable' ? result.problem : undefined
    const isQuick = Date.now() - startedAt < RETRY_MS
    if (unavailable && isQuick && !isRetry && !abort?.signal?.aborted) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      // Another tab may have stored a token meanwhile.
      return storage.get(storageKeys.accessToken) ?? fetchToken(abort, true)
    }
    const fetched = result.ok ? result.value.token : null
    if (!fetched) log('Error fetching token:', result.ok ? result.value : result.problem)
    return fetched
  }

  const token = async (abort?: Abort): Promise<string | null> => {
    const cached = storage.get(storageKeys.accessToken)
    if (cached) return cached
    const fetched = await fetchToken(abort)
    if (!fetched) return null
    if (!isSignedIn()) storage.set(storageKeys.anonymousToken, fetched)
    storage.set(storageKeys.accessToken, fetched)
    return fetched
  }

  /** Forgets a token that was refused, and stores the next one under the key of its owner, who is known before other tabs see the token. */
  const replaceToken = async (refused: string): Promise<string | null> => {
    if (storage.get(storageKeys.accessToken) !== refused) return token()
    storage.set(storageKeys.accessToken, undefined)
    const next = await fetchToken()
    const who = next !== null && isSignedIn() ? await whoAmI() : undefined
    // Without a response, the owner is the same as before.
    const isCustomer = who !== undefined && !(who.ok && who.value.guest)
    storage.set(storageKeys.customerToken, next && isCustomer ? next : undefined)
    if (!next) return null
    storage.set(storageKeys.anonymousToken, isCustomer ? undefined : next)
    storage.set(storageKeys.accessToken, next)
    return next
  }

  const tokenOrError = async (refused: string | undefined): Promise<string | null> => {
    const next = await (refused ? replaceToken(refused) : token())
    if (next === null && unavailable) {
      const message = 'There is no token, because the identity service cannot be reached.'
      throw new Error(message, { cause: unavailable })
    }
    if (next) onToken()
    return next
  }

  let pending: Promise<string | null> | undefined

  return {
    token,
    tokenSource: async (refused) => {
      while (pending) {
        const shared = await pending
        if (shared !== refused) return shared ?? undefined
      }
      pending = tokenOrError(refused).finally(() => {
        pending = undefined
      })
      return (await pending) ?? undefined
    },
  }
}
