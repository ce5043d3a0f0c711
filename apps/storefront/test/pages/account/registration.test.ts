import { randomUUID } from 'node:crypto'
import { logIn, mailText, type Page } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, shop } from '../../shop.ts'

const PASSWORD = 'Selvedge-2027'

const newEmail = (): string => `new.${randomUUID().slice(0, 8)}@example.com`

const fillIn = (form: Page, email: string): Page =>
  form.fillAll({
    'First name': 'Ada',
    'Last name': 'Hale',
    Email: email,
    Password: PASSWORD,
    'Repeat password': PASSWORD,
  })

const register = async (email: string): Promise<Page> =>
  fillIn(await aVisitor().open('/account/register'), email)
    .check(/^I agree that my details/)
    .press('Create account')

test('registers a visitor, who can log out and log in again', async () => {
  const email = newEmail()
  const home = await register(email)
  expect(home.path).toBe('/')
  const dashboard = await home.visitor.open('/account/dashboard')
  expect(dashboard.headings).toContain('Hello, Ada')
  expect((await dashboard.press('Log out')).path).toBe('/')
  expect((await home.visitor.open('/account/dashboard')).path).toBe('/account/login')
  await logIn(home.visitor, email, PASSWORD)
  expect((await home.visitor.open('/account/dashboard')).path).toBe('/account/dashboard')
})

test('reports all missing fields, and keeps what was typed except passwords', async () => {
  const form = await aVisitor().open('/account/register')
  const empty = await form.press('Create account')
  expect([empty.status, empty.alerts.length > 0]).toEqual([422, true])
  const email = newEmail()
  const unagreed = await fillIn(empty, email).press('Create account')
  expect(unagreed.status).toBe(422)
  expect(unagreed.text).toContain('Please agree before going on.')
  expect([unagreed.value('Email'), unagreed.value('Password')]).toEqual([email, ''])
})

test('resets a forgotten password with the link of a mail', async () => {
  const email = newEmail()
  await register(email)

  const visitor = aVisitor()
  const form = await (await visitor.open('/account/login')).follow('Forgotten your password?')
  const sent = await form.fill('Email', email).press('Send the link')
  expect(sent.text).toContain(`If there is an account for ${email}`)
  const mail = await mailText(shop, ({ to, text }) => to === email && text.includes('/account/reset'))
  const link = /https?:\S+\/account\/reset\S+/.exec(mail)?.[0] ?? ''

  const reset = await visitor.open(link)
  const mismatch = await reset
    .fillAll({ Password: 'After-2026', 'Repeat password': 'Other-2026' })
    .press('Save the password')
  expect(mismatch.text).toContain('The two passwords do not match.')
  const saved = await mismatch
    .fillAll({ Password: 'After-2026', 'Repeat password': 'After-2026' })
    .press('Save the password')
  expect(saved.text).toContain('Your new password is set. Log in with it.')
  await logIn(visitor, email, 'After-2026')
  expect((await visitor.open('/account/dashboard')).headings).toContain('Hello, Ada')
})

test('responds to a reset request for an unknown email address without revealing that it is unknown', async () => {
  const form = await aVisitor().open('/account/forgot')
  const sent = await form.fill('Email', 'nobody@example.com').press('Send the link')
  expect([sent.status, sent.text]).toEqual([
    200,
    expect.stringContaining('If there is an account for nobody@example.com'),
  ])
})

test('refuses a made-up reset link', async () => {
  const reset = await aVisitor().open('/account/reset?token=made-up')
  const refused = await reset
    .fillAll({ Password: 'After-2027', 'Repeat password': 'After-2027' })
    .press('Save the password')
  expect(refused.text).toContain('Invalid token or password, please try again.')
})
