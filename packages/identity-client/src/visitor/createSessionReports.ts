import type { ShopStorage } from '../storage/createShopStorage.ts'
import { storageKeys } from '../storage/storageKeys.ts'
import type { StorageChange, StorageEvents, VisitorClient } from './visitorClient.ts'

type SessionReports = Pick<VisitorClient, 'isSignedIn' | 'onSession'> & {
  /** Calls the listeners, after the new token was stored. */
  readonly report: () => void
  /** Calls the listeners when a customer has become a guest, or a guest a customer, since the last report. */
  readonly reportChange: () => void
}

/** Reports to a page that a session has begun, in this tab or in another one. */
export const createSessionReports = (
  storage: ShopStorage,
  log: (message: string, problem: unknown) => void,
): SessionReports => {
  const isSignedIn = (): boolean => storage.get(storageKeys.customerToken) !== undefined
  /** Who was signed in when the listeners were last called. */
  let shown = isSignedIn()
  const listeners = new Set<(isSignedIn: boolean) => void>()
  const report = (): void => {
    shown = isSignedIn()
    for (const call of [...listeners])
      try {
        call(shown)
      } catch (error) {
        // The session has begun all the same.
        log('Error in a listener of sessions:', error)
      }
  }
  const onStorage = ({ key, newValue }: StorageChange): void => {
    // Another tab has stored the token of a session, which it does last. Before that, the old token may still be valid. The token of a customer
    // may belong to another customer than before; that of a guest belongs to the same browser.
    const hasToken = key === storageKeys.accessToken && newValue !== null
    if (key === null || (hasToken && (shown || isSignedIn()))) report()
  } /** Where the changes of other tabs come from, while there are listeners. */
  let source: StorageEvents | undefined

  return {
    isSignedIn,
    report,
    reportChange: () => {
      if (isSignedIn() !== shown) report()
    },
    onSession: (listener, target = globalThis.window) => {
      // One function may listen several times.
      const own = (isSignedIn: boolean): void => listener(isSignedIn)
      if (listeners.size === 0) {
        source = target
        source?.addEventListener('storage', onStorage)
      }
      listeners.add(own)
      return () => {
        listeners.delete(own)
        if (listeners.size === 0) source?.removeEventListener('storage', onStorage)
      }
    },
  }
}
