import type { StorageKey } from './storageKeys.ts'

/** The part of a browser's `localStorage` that is used here. */
export type StorageLike = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}

/** Reads and writes values in the browser's storage, under the specification's names. Its functions never throw. */
export type ShopStorage = {
  readonly get: (key: StorageKey) => string | undefined
  /** Sets a value; `undefined` removes it. */
  readonly set: (key: StorageKey, value: string | undefined) => void
}

const browserStorage = (): StorageLike | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/**
 * Creates a storage that uses local storage, and memory where that is missing, forbidden or full. A value that was
 * stored in memory is read from there.
 *
 * @example
 * ```ts
 * import { createShopStorage, storageKeys } from '@selvedge/identity-client/visitor'
 *
 * const storage = createShopStorage()
 * storage.set(storageKeys.cartUpdated, '1795420800000')
 *
 * storage.get('ct_cartUpdated') // '1795420800000'
 * ```
 */
export const createShopStorage = (storage: StorageLike | undefined = browserStorage()): ShopStorage => {
  const memory = new Map<string, string>()
  return {
    get: (key) => {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return storage?.getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    set: (key, value) => {
      memory.delete(key)
      try {
        if (value === undefined) storage?.removeItem(key)
        else if (storage) storage.setItem(key, value)
        else memory.set(key, value)
      } catch {
        if (value !== undefined) memory.set(key, value)
      }
    },
  }
}
