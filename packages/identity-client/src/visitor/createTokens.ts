import type { EndpointCaller } from '../call/createEndpointCaller.ts'
import { getToken } from '../contract/visitorEndpoints.ts'
import type { ShopStorage } from '../storage/createShopStorage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import type { Abort, VisitorClient } from './visitorClient.ts'

/** A request for a token that fails within this time, in ms, is sent once more, after as long. */
const RETRY_MS = 1_000

type TokenParts = Pick<VisitorClient, 'isSignedIn'> & {
  readonly call: EndpointCaller
  readonly storage: ShopStorage
  readonly log: (message: string, problem: unknown) => void
  /** Called after a token was stored, and before a commerce client gets one. */
  readonly onToken: () => void
}

/** Fetches and stores the visitor's token. */
export const createTokens = ({
  call,
  storage,
  log,
  isSignedIn,
  onToken,
}: TokenParts): Pick<VisitorClient, 'token' | 'tokenSource'> => {
  /** Why the last request for a token had no response. */
  let unavailable: unknown

  /** Stores a token under the key of its owner, who is known before other tabs see the token. */
  const store = (token: string, isCustomer: boolean): void => {
    storage.set(storageKeys.customerToken, isCustomer ? token : undefined)
    storage.set(storageKeys.anonymousToken, isCustomer ? undefined : token)
    storage.set(storageKeys.accessToken, token)
    onToken()
  }

  /**
   * Requests a token and stores it, unless a login or another tab has stored one meanwhile. It requests a token once more when that
   * fails at once: all calls to the platform need it.
   */
  const fetchToken = async (abort?: Abort, isRetry = false): Promise<string | null> => {
    const startedAt = Date.now()
    const result = await call(getToken, undefined, abort)
    const stored = storage.get(storageKeys.accessToken)
    if (stored) return stored
    unavailable = !result.ok && result.problem.kind === 'unavailable' ? result.problem : undefined
    const isQuick = Date.now() - startedAt < RETRY_MS
    if (unavailable && isQuick && !isRetry && !abort?.signal?.aborted) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      return storage.get(storageKeys.accessToken) ?? fetchToken(abort, true)
    }
    const { token = null, guest = !isSignedIn() } = result.ok ? result.value : {}
    if (token) store(token, !guest)
    else log('Error fetching token:', result.ok ? result.value : result.problem)
    return token
  }

  const token = async (abort?: Abort): Promise<string | null> =>
    storage.get(storageKeys.accessToken) ?? fetchToken(abort)

  /** Forgets a token that was refused, and stores the next one. */
  const replaceToken = async (refused: string): Promise<string | null> => {
    if (storage.get(storageKeys.accessToken) !== refused) return token()
    storage.set(storageKeys.accessToken, undefined)
    const next = await fetchToken()
    if (!next && !unavailable) storage.set(storageKeys.customerToken, undefined)
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
