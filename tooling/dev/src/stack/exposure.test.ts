import { expect, test } from 'vitest'
import { addressOf, readExposure } from './exposure.ts'

test('uses development mode by default, and requires no key', () =>
  expect(readExposure({})).toEqual({ isDevelopment: true, accepted: [], needsKey: false }))

test.each([
  [{ SELVEDGE_MODE: 'production' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SELVEDGE_MODE: 'development' }, true],
])('with the settings %o, development mode is %s', (environment, isDevelopment) =>
  expect(readExposure(environment).isDevelopment).toBe(isDevelopment),
)

test('rejects an unknown mode with a message that names the mode', () =>
  expect(() => readExposure({ SELVEDGE_MODE: 'staging' })).toThrow(/^SELVEDGE_MODE is "staging"/))

test.each([
  { IDENTITY_HOST: '0.0.0.0' },
  { IDENTITY_URL: 'https://identity.example' },
  { PAYMENT_SANDBOX_HOST: '192.168.1.5' },
  { PAYMENT_SANDBOX_PUBLIC_URL: 'http://192.168.1.5:3003' },
])(
  'with the settings %o, requires a key because the mailbox or the console is reachable from other machines',
  (environment) => expect(readExposure(environment).needsKey).toBe(true),
)

test.each([
  [undefined, 'http://localhost:3001'],
  ['127.0.0.1', 'http://localhost:3001'],
  ['0.0.0.0', 'http://localhost:3001'],
  ['192.168.1.5', 'http://192.168.1.5:3001'],
  ['fd00::5', 'http://[fd00::5]:3001'],
])('for a service that listens on %s, returns the URL %s', (host, url) =>
  expect(addressOf(host, 3001)).toBe(url),
)
