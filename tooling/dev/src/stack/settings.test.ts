import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStackSettings, root } from './settings.ts'
import { StartupError } from './startupError.ts'

const commerce = {
  COMMERCE_AUTH_URL: 'https://auth.example.com',
  COMMERCE_API_URL: 'https://api.example.com',
  COMMERCE_PROJECT_KEY: 'my-shop',
  COMMERCE_CLIENT_ID: 'id',
  COMMERCE_CLIENT_SECRET: 'secret',
}

test('uses the default ports, database and platform when no variable is set', () => {
  expect(readStackSettings({})).toEqual({
    dataDir: join(root, '.data'),
    ports: {
      storefront: 3000,
      identity: 3001,
      platform: 3002,
      paymentSandbox: 3003,
      larkhouse: 3010,
      checkout: undefined,
    },
    databaseUrl: undefined,
    ownCommerce: false,
    exposure: { isDevelopment: true, accepted: [], needsKey: false },
    environment: {},
  })
})

test('treats an empty variable as unset', () => {
  const empty = Object.fromEntries(
    ['DATA_DIR', 'DATABASE_URL', 'STOREFRONT_PORT', ...Object.keys(commerce)].map((name) => [name, '']),
  )
  expect(readStackSettings(empty)).toEqual({ ...readStackSettings({}), environment: empty })
})

test.each([
  'STOREFRONT_PORT',
  'IDENTITY_PORT',
  'PLATFORM_PORT',
  'PAYMENT_SANDBOX_PORT',
  'LARKHOUSE_PORT',
  'CHECKOUT_PORT',
])('reports %s by its name when it is not a port', (variable) => {
  for (const value of ['http', '0', '65536', '-1', '3000.5', '3000 '])
    expect(() => readStackSettings({ [variable]: value })).toThrow(
      new StartupError(`${variable} is "${value}", which is no port. Set it to a number from 1 to 65535.`),
    )
})

test('refuses a port that browsers block', () => {
  expect(() => readStackSettings({ STOREFRONT_PORT: '6000' })).toThrow(
    new StartupError('STOREFRONT_PORT is 6000, which browsers refuse to open. Set it to another port.'),
  )
})

test('names both variables when two services use the same port', () => {
  expect(() => readStackSettings({ IDENTITY_PORT: '3000' })).toThrow(
    new StartupError('STOREFRONT_PORT and IDENTITY_PORT are both 3000. Give each service a port of its own.'),
  )
})

test('uses an external commerce project when all of its variables are set', () => {
  expect(readStackSettings(commerce).ownCommerce).toBe(true)
  expect(readStackSettings(commerce).ports.larkhouse).toBeUndefined()
  expect(readStackSettings({ ...commerce, LARKHOUSE_PORT: '3020' }).ports.larkhouse).toBe(3020)
})

test.each(Object.keys(commerce))(
  'reports the missing variable %s by its name when a commerce project is configured',
  (variable) => {
    const partial = { ...commerce, [variable]: undefined }
    expect(() => readStackSettings(partial)).toThrow(StartupError)
    expect(() => readStackSettings(partial)).toThrow(`${variable} is missing`)
  },
)

test.each(['localhost/selvedge', 'mysql://localhost/selvedge'])(
  'rejects DATABASE_URL=%s with a message that names the variable',
  (value) => {
    expect(() => readStackSettings({ DATABASE_URL: value })).toThrow(
      'DATABASE_URL is not the address of a Postgres. It looks like postgres://user:password@host:5432/database.',
    )
  },
)
