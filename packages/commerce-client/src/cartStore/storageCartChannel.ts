import type { CartChangeChannel } from './createCartStore.ts'

/** The part of `window` that the channel uses. */
export type StorageEventSource = {
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
export type StorageCartChannelOptions = {
  /** The storage key: `ct_cartUpdated` in the shop. */
  readonly key: string
  readonly storage: { readonly setItem: (key: string, value: string) => void }
  readonly target: StorageEventSource
  /** Milliseconds since the epoch. */
  readonly now?: (() => number) | undefined
}

/**
 * Creates a channel over local storage: when a tab stores a change, browsers notify all other tabs of the site (spec
 * §4, §9). When the storage is full or blocked, the other tabs are not notified.
 */
export const storageCartChannel = ({
  key,
  storage,
  target,
  now = Date.now,
}: StorageCartChannelOptions): CartChangeChannel => ({
  mark: () => {
    try {
      storage.setItem(key, String(now()))
    } catch {
      // Without the stored change, the other tabs see the new cart only when they read it again.
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
