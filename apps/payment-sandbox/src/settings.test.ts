import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('production is refused in one line that names the way out', () => {
  const settings = readSettings({ NODE_ENV: 'production' })
  expect(settings).toMatchObject({
    problem: expect.stringMatching(/moves no money.*PAYMENT_SANDBOX_IN_PRODUCTION/),
  })
  expect(String('problem' in settings && settings.problem)).not.toContain('\n')
})

test('a demonstration on a production build is a setting of its own', () => {
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
])('%s=%s is refused by its name', (name, value) => {
  expect(readSettings({ [name]: value })).toMatchObject({
    problem: expect.stringContaining(`${name} is wrong`),
  })
})

test('an empty variable counts as not given', () => {
  expect(
    readSettings({ STRIPE_WEBHOOK_URL: '', PAYMENT_SANDBOX_SHOP_ORIGINS: 'http://a.test/, http://b.test' }),
  ).toMatchObject({
    stripe: { webhookUrl: undefined },
    shopOrigins: ['http://a.test', 'http://b.test'],
  })
})
