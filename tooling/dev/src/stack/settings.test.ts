import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStackSettings, root } from './settings.ts'
import { StartProblem } from './startProblem.ts'

const commerce = {
  COMMERCE_AUTH_URL: 'https://auth.example.com',
  COMMERCE_API_URL: 'https://api.example.com',
  COMMERCE_PROJECT_KEY: 'my-shop',
  COMMERCE_CLIENT_ID: 'id',
  COMMERCE_CLIENT_SECRET: 'secret',
}

test('without any variable the shop runs on its own ports, database and platform', () => {
  expect(readStackSettings({})).toEqual({
    dataDir: join(root, '.data'),
    ports: { storefront: 3000, identity: 3001, platform: 3002, paymentSandbox: 3003 },
    databaseUrl: undefined,
    ownCommerce: false,
    environment: {},
  })
})

test('an empty variable is one that is not set', () => {
  const empty = Object.fromEntries(
    ['DATA_DIR', 'DATABASE_URL', 'STOREFRONT_PORT', ...Object.keys(commerce)].map((name) => [name, '']),
  )
  expect(readStackSettings(empty)).toEqual({ ...readStackSettings({}), environment: empty })
})

test.each(['STOREFRONT_PORT', 'IDENTITY_PORT', 'PLATFORM_PORT', 'PAYMENT_SANDBOX_PORT'])(
  '%s is refused by name when it is no port',
  (variable) => {
    for (const value of ['http', '0', '65536', '-1', '3000.5', '3000 '])
      expect(() => readStackSettings({ [variable]: value })).toThrow(
        new StartProblem(`${variable} is "${value}", which is no port. Set it to a number from 1 to 65535.`),
      )
  },
)

test('two services on one port are refused, with both variables named', () => {
  expect(() => readStackSettings({ IDENTITY_PORT: '3000' })).toThrow(
    new StartProblem('STOREFRONT_PORT and IDENTITY_PORT are both 3000. Give each service a port of its own.'),
  )
})

test('a commerce project of its own is used when all of it is given', () => {
  expect(readStackSettings(commerce).ownCommerce).toBe(true)
})

test.each(Object.keys(commerce))('a commerce project without %s is refused, naming it', (variable) => {
  const partial = { ...commerce, [variable]: undefined }
  expect(() => readStackSettings(partial)).toThrow(StartProblem)
  expect(() => readStackSettings(partial)).toThrow(`${variable} is missing`)
})

test.each(['localhost/selvedge', 'mysql://localhost/selvedge'])(
  'DATABASE_URL=%s is refused by name',
  (value) => {
    expect(() => readStackSettings({ DATABASE_URL: value })).toThrow(
      'DATABASE_URL is not the address of a Postgres. It looks like postgres://user:password@host:5432/database.',
    )
  },
)
