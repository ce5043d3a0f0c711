import { expect, test } from 'vitest'
import { createOrderLinks } from './orderLinks.ts'

const DAY_MS = 86_400_000
let now = 0
const links = createOrderLinks(
  'a secret',
  () => 'https://shop.example',
  () => now,
)

test('accepts the key of an order link for 90 days', () => {
  now = 0
  const key = links.keyOf('SV-1')
  now = 89 * DAY_MS
  expect(links.isValid('SV-1', key)).toBe(true)
  now = 91 * DAY_MS
  expect(links.isValid('SV-1', key)).toBe(false)
})

test.each([
  ['another order', 'SV-2', (key: string) => key],
  ['a later expiry', 'SV-1', (key: string) => `z${key}`],
  ['a shorter signature', 'SV-1', (key: string) => key.slice(0, -4)],
  ['no signature', 'SV-1', () => 'zzzzzzzz'],
  ['an empty key', 'SV-1', () => ''],
])('refuses the key of an order link: %s', (_, number, change) => {
  now = 0
  expect(links.isValid(number, change(links.keyOf('SV-1')))).toBe(false)
})

test('refuses a key that was signed with another secret', () =>
  expect(
    links.isValid(
      'SV-1',
      createOrderLinks(
        'another',
        () => '',
        () => now,
      ).keyOf('SV-1'),
    ),
  ).toBe(false))

test('creates a link to the page of the order', () =>
  expect(links.urlOf('SV-1')).toMatch(/^https:\/\/shop\.example\/account\/orders\/SV-1\?key=\w+\.[\w-]{43}$/))
