import type { KeyingConfig } from '@urql/exchange-graphcache'
import { objectTypes } from '../generated/documents.ts'
import { entityTypes } from './entityTypes.ts'

/** The cache key of the visitor's own data. It is fixed, because each cache contains the data of only one visitor. */
export const ME_KEY = 'Me:me'

/** The cache keys of the types in the schema extract. Types outside of the extract are cached by their `id`. */
export const cacheKeys: KeyingConfig = {
  ...Object.fromEntries(
    [...objectTypes, 'HighPrecisionMoney']
      .filter((name) => !entityTypes.has(name))
      .map((name) => [name, () => null]),
  ),
  Me: () => 'me',
}
