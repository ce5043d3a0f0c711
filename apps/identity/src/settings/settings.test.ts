import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const complete = {
  SELVEDGE_MODE: 'development',
  DATABASE_URL: 'postgres://identity@localhost/identity',
  COMMERCE_AUTH_URL: 'http://localhost:3002',
  COMMERCE_API_URL: 'http://localhost:3002',
  COMMERCE_PROJECT_KEY: 'selvedge',
  COMMERCE_CLIENT_ID: 'id',
  COMMERCE_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_x',
}

test('reads complete settings and adds defaults', () => {
  expect(readSettings(complete)).toMatchObject({
    IDENTITY_PORT: 3001,
    SITE_KEY: 'selvedge',
    LOG_LEVEL: 'info',
  })
})

test.each(Object.keys(complete).filter((name) => name !== 'SELVEDGE_MODE'))(
  'reports a missing %s in one line',
  (name) => {
    const problem = readSettings({ ...complete, [name]: undefined })
    expect(problem).toEqual({ problem: `${name} is missing. Set it; .env.example says to what.` })
  },
)

test.each([
  ['IDENTITY_PORT', 'three'],
  ['COMMERCE_API_URL', 'nowhere'],
  ['STOREFRONT_URL', 'localhost:3290'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'mail.example.com'],
])('reports a wrong %s in one line', (name, value) => {
  const read = readSettings({ ...complete, [name]: value })
  expect('problem' in read ? read.problem : '').toMatch(new RegExp(`^${name}: .+$`))
})

test.each([
  [{}, 'immediate'],
  [{ SMTP_URL: 'smtp://localhost' }, 'confirmed'],
  [{ SMTP_URL: 'smtp://localhost', REGISTRATION: 'immediate' }, 'immediate'],
  [{ REGISTRATION: 'confirmed' }, 'confirmed'],
])('with the settings %o, the registration mode is %s', (more, registration) =>
  expect(readSettings({ ...complete, ...more })).toMatchObject({ REGISTRATION: registration }),
)
