import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const development = { SELVEDGE_MODE: 'development' }
const KEY = 'a-key-of-this-start'

test('refuses to start outside development mode, with a one-line message that names ACCEPT_IN_PRODUCTION', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    problem: expect.stringMatching(/moves no money.*ACCEPT_IN_PRODUCTION=payment-sandbox/),
  })
  expect(String('problem' in settings && settings.problem)).not.toContain('\n')
})

test('starts outside development mode for a demonstration, but only when DEVELOPMENT_KEY is set', () => {
  const demonstration = { ACCEPT_IN_PRODUCTION: 'no-mail,payment-sandbox' }
  expect(readSettings({ ...demonstration, DEVELOPMENT_KEY: KEY })).toMatchObject({ port: 3003, key: KEY })
  expect(readSettings(demonstration)).toMatchObject({ problem: expect.stringMatching(/^DEVELOPMENT_KEY/) })
})

test('requires a key only when other machines can reach the sandbox', () => {
  expect(readSettings({ ...development, DEVELOPMENT_KEY: KEY })).toMatchObject({
    host: '127.0.0.1',
    key: undefined,
  })
  for (const reachable of [
    { PAYMENT_SANDBOX_HOST: '0.0.0.0' },
    { PAYMENT_SANDBOX_PUBLIC_URL: 'https://payments.example' },
  ]) {
    expect(readSettings({ ...development, ...reachable, DEVELOPMENT_KEY: KEY })).toMatchObject({ key: KEY })
    expect(readSettings({ ...development, ...reachable })).toMatchObject({
      problem: expect.stringMatching(/^DEVELOPMENT_KEY is missing/),
    })
  }
})

test.each([
  ['PAYMENT_SANDBOX_PORT', 'http'],
  ['PAYMENT_SANDBOX_PORT', '70000'],
  ['PAYMENT_SANDBOX_HOST', 'http://x'],
  ['SELVEDGE_MODE', 'staging'],
  ['PAYMENT_SANDBOX_PUBLIC_URL', 'ftp://x'],
  ['PAYMENT_SANDBOX_SHOP_ORIGINS', 'shop'],
  ['PAYMENT_SANDBOX_SETTLE_AFTER_MS', '-1'],
])('refuses %s=%s with a message that names the variable', (name, value) => {
  expect(readSettings({ ...development, [name]: value })).toMatchObject({
    problem: expect.stringMatching(new RegExp(`^${name}: `)),
  })
})

test('treats an empty variable as missing', () => {
  expect(
    readSettings({
      ...development,
      STRIPE_WEBHOOK_URL: '',
      PAYMENT_SANDBOX_SHOP_ORIGINS: 'http://a.test/, http://b.test',
    }),
  ).toMatchObject({
    stripe: { webhookUrl: undefined },
    shopOrigins: ['http://a.test', 'http://b.test'],
  })
})
