import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('refuses production in one line that names the exception', () => {
  const settings = readSettings({ NODE_ENV: 'production' })
  expect(settings).toMatchObject({
    problem: expect.stringMatching(/moves no money.*PAYMENT_SANDBOX_IN_PRODUCTION/),
  })
  expect(String('problem' in settings && settings.problem)).not.toContain('\n')
})

test('allows a demonstration on a production build by its own variable', () => {
  expect(
    readSettings({ NODE_ENV: 'production', PAYMENT_SANDBOX_IN_PRODUCTION: 'moves-no-money' }),
  ).toMatchObject({ port: 3003 })
})

test.each([
  ['PAYMENT_SANDBOX_PORT', 'http'],
  ['PAYMENT_SANDBOX_PORT', '70000'],
  ['PAYMENT_SANDBOX_PUBLIC_URL', 'ftp://x'],
  ['PAYMENT_SANDBOX_SHOP_ORIGINS', 'shop'],
  ['PAYMENT_SANDBOX_SETTLE_AFTER_MS', '-1'],
])('refuses %s=%s by its name', (name, value) => {
  expect(readSettings({ [name]: value })).toMatchObject({
    problem: expect.stringContaining(`${name} is wrong`),
  })
})

test('treats an empty variable as missing', () => {
  expect(
    readSettings({ STRIPE_WEBHOOK_URL: '', PAYMENT_SANDBOX_SHOP_ORIGINS: 'http://a.test/, http://b.test' }),
  ).toMatchObject({
    stripe: { webhookUrl: undefined },
    shopOrigins: ['http://a.test', 'http://b.test'],
  })
})
