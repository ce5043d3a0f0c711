import { CombinedError } from '@urql/core'
import { expect } from 'vitest'
import { browserRetry, retryDelayMs } from '../../src/client/retryPolicy.ts'
import {
  addLineItem,
  CACHE_EXPIRY_MS,
  CACHE_STALE_MS,
  DEFAULT_CURRENCY,
  DEFAULT_LOCALE,
  errorText,
  localeOfCurrency,
  prefixedMessage,
} from '../../src/index.ts'
import { type Fact, guest, us } from './fact.ts'

export const failures: readonly Fact[] = [
  [
    '§8',
    'throw the first GraphQL error message, else the network or general message',
    () =>
      expect(addLineItem(guest(), us, { sku: 'no-such-sku' })).rejects.toThrow(
        "No published product has a variant with SKU 'no-such-sku'.",
      ),
  ],
  [
    '§8',
    'Combined client errors are prefixed [Network] or [GraphQL]',
    () => {
      expect(new CombinedError({ networkError: new Error('down') }).message).toBe('[Network] down')
      expect(prefixedMessage({ kind: 'network', message: 'down' })).toBe('[Network] down')
      expect(prefixedMessage({ kind: 'graphql', code: 'General', message: 'no', details: {} })).toBe(
        '[GraphQL] no',
      )
    },
  ],
  [
    '§8',
    "Error helper: title and description from the first entry's message",
    () => {
      const words = { title: 'no', description: 'no' }
      expect(errorText(new CombinedError({ graphQLErrors: ['no', 'never'] }))).toEqual(words)
      expect(errorText({ errors: [{ message: 'no' }] })).toEqual(words)
    },
  ],
  [
    '§8',
    "fallbacks 'Error' and 'An unexpected error has occurred.'",
    () =>
      expect(errorText(undefined)).toEqual({
        title: 'Error',
        description: 'An unexpected error has occurred.',
      }),
  ],
  [
    '§8',
    'Cart write failures are passed to caller callbacks',
    async () => {
      const failures: string[] = []
      const visitor = { ...guest(), onError: ({ message }: Error) => void failures.push(message) }
      await addLineItem(visitor, us, {}).catch(() => {})
      expect(failures).toEqual(['required params missing'])
    },
  ],
  [
    '§9',
    'Default locale en-US, default currency USD',
    () => expect([DEFAULT_LOCALE, DEFAULT_CURRENCY]).toEqual(['en-US', 'USD']),
  ],
  [
    '§9',
    'USD en-US, AUD en-AU, CAD en-CA, GBP en-GB, EUR en; other currencies fall back to default',
    () =>
      expect(['USD', 'AUD', 'CAD', 'GBP', 'EUR', 'SEK'].map(localeOfCurrency)).toEqual([
        'en-US',
        'en-AU',
        'en-CA',
        'en-GB',
        'en',
        'en-US',
      ]),
  ],
  [
    '§9',
    'staleTime 150000 ms, cacheTime 300000 ms',
    () => expect([CACHE_STALE_MS, CACHE_EXPIRY_MS]).toEqual([150_000, 300_000]),
  ],
  [
    '§9',
    'Query retry 3 with exponential backoff from 1 s, capped at 30 s',
    () =>
      expect([browserRetry.retries, retryDelayMs(0, () => 0), retryDelayMs(10)]).toEqual([3, 1_000, 30_000]),
  ],
]
