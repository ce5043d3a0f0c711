import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readEnvironment } from './readEnvironment.ts'
import { list, logLevel, number, origins, port, secrets, text, url } from './settingValues.ts'

const schema = v.object({
  PORT: v.optional(port, '3000'),
  SHOP_URL: v.optional(url('the address of the shop'), 'http://localhost:3000'),
  IMAGE_HOSTS: v.optional(origins, 'http://localhost:3002'),
  SECRETS: v.optional(secrets(24)),
  WORKERS: v.optional(number(1, 9), '2'),
  PAGES: v.optional(list, ''),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  DATABASE: text('a database'),
})
const read = (more: Readonly<Record<string, string>> = {}) =>
  readEnvironment(schema, { DATABASE: 'shop', ...more })

test('returns defaults, numbers, lists and origins', () => {
  expect(
    read({ PAGES: '/, /cart,', IMAGE_HOSTS: 'https://a.test/x,http://b.test:81', WORKERS: '3' }),
  ).toEqual({
    ok: true,
    values: {
      PORT: 3000,
      SHOP_URL: 'http://localhost:3000',
      IMAGE_HOSTS: ['https://a.test', 'http://b.test:81'],
      WORKERS: 3,
      PAGES: ['/', '/cart'],
      LOG_LEVEL: 'info',
      DATABASE: 'shop',
    },
  })
})

test('treats an empty variable as missing', () => {
  expect(read({ PORT: '' })).toMatchObject({ ok: true, values: { PORT: 3000 } })
  expect(read({ DATABASE: '' })).toEqual({
    ok: false,
    problem: 'DATABASE is missing. Set it; .env.example says to what.',
  })
})

test.each([
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['SHOP_URL', 'localhost:3290'],
  ['SHOP_URL', 'ftp://shop.example'],
  ['SHOP_URL', 'nonsense'],
  ['IMAGE_HOSTS', 'nonsense'],
  ['IMAGE_HOSTS', 'https://a.test,ftp://b.test'],
  ['SECRETS', ',,,'],
  ['SECRETS', ','.repeat(30)],
  ['SECRETS', `${'a'.repeat(24)},short`],
  ['WORKERS', '10'],
  ['LOG_LEVEL', 'loud'],
])('reports the invalid %s in one line that does not contain the value %j', (name, value) => {
  const result = read({ [name]: value })
  const problem = result.ok ? '' : result.problem
  expect(problem).toMatch(new RegExp(`^${name}: [^\n]+$`))
  expect(problem).not.toContain(value)
})
