import { and, eq } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { customObjects } from '../db/schema.ts'
import { customObjectStore, saveCustomObject } from './customObjects.ts'

/**
 * An origin of the shop, with the key of its site. An origin without a key belongs to the checkout that all sites
 * share.
 */
export type ShopAddress = { readonly origin: string; readonly site?: string }

const NAME = { container: 'shop', key: 'addresses' } as const
const isNamed = and(eq(customObjects.container, NAME.container), eq(customObjects.key, NAME.key))

/**
 * Loads the stored origins of the shop's sites and checkout. They come from the settings of the platform, and the list
 * is empty when the settings contain none.
 */
export const loadShopAddresses = async (db: Connection): Promise<readonly ShopAddress[]> => {
  const saved = await customObjectStore.findWhere(db, isNamed)
  return Array.isArray(saved?.value) ? (saved.value as ShopAddress[]) : []
}

/** Stores the origins for the admin commands, which do not have the settings of the shop. */
export const saveShopAddresses = async (
  db: Connection,
  addresses: readonly ShopAddress[],
  now: () => Date,
): Promise<void> => {
  const value = JSON.stringify(addresses)
  if (value !== JSON.stringify(await loadShopAddresses(db)))
    await saveCustomObject({ db, now }, { ...NAME, value })
}
