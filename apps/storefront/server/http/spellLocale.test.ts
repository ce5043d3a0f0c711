import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { spellLocale } from './spellLocale.ts'

const app = new Hono().use(spellLocale()).all('*', (context) => context.text('here'))
const leadsTo = async (path: string): Promise<string | null> =>
  (await app.request(path)).headers.get('location')

test('a locale in other letters leads to the shop’s spelling, with path and query', async () =>
  expect(await leadsTo('/en-gb/search?query=blue')).toBe('/en-GB/search?query=blue'))

test.each(['/en-GB/cart', '/product/en-gb', '/', '/english'])('%s is where it is', async (path) =>
  expect(await leadsTo(path)).toBeNull(),
)
