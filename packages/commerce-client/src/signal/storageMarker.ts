import type { CartMarker } from './createCartSignal.ts'

/** The part of `window` that the marker uses. */
export type StorageEvents = {
  readonly addEventListener: (
    type: 'storage',
    listener: (event: { readonly key: string | null }) => void,
  ) => void
  readonly removeEventListener: (
    type: 'storage',
    listener: (event: { readonly key: string | null }) => void,
  ) => void
}

/** The storage and the window of a page, and the key that its tabs share. */
export type StorageMarkerOptions = {
  /** The storage key: `ct_cartUpdated` in the shop (spec §4, §9). */
  readonly key: string
  readonly storage: { readonly setItem: (key: string, value: string) => void }
  readonly target: StorageEvents
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

/**
 * Creates a marker in local storage: browsers notify every other tab of the site of a stored change (spec §4, §9). Full or
 * blocked storage limits the change to this tab.
 */
export const storageMarker = ({
  key,
  storage,
  target,
  now = Date.now,
}: StorageMarkerOptions): CartMarker => ({
  mark: () => {
    try {
      storage.setItem(key, String(now()))
    } catch {
      // The other tabs read the cart when they are opened, so they only see the change later.
    }
  },
  watch: (listener) => {
    const onStorage = (event: { readonly key: string | null }): void => {
      if (event.key === key) listener()
    }
    target.addEventListener('storage', onStorage)
    return () => target.removeEventListener('storage', onStorage)
  },
})
