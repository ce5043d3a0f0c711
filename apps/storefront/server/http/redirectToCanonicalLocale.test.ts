import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { redirectToCanonicalLocale } from './redirectToCanonicalLocale.ts'

const app = new Hono().use(redirectToCanonicalLocale()).all('*', (context) => context.text('here'))
const leadsTo = async (path: string): Promise<string | null> =>
  (await app.request(path)).headers.get('location')

test('redirects a locale with other letter case to the shop’s spelling, and keeps path and query', async () =>
  expect(await leadsTo('/en-gb/search?query=blue')).toBe('/en-GB/search?query=blue'))

test.each(['/en-GB/cart', '/product/en-gb', '/', '/english'])('does not redirect %s', async (path) =>
  expect(await leadsTo(path)).toBeNull(),
)
