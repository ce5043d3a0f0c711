import { logIn, mailText, PASSWORD, type Page, type Visitor } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, shop } from '../../shop.ts'

const PROFILE = '/account/dashboard/profile'
const NEW_PASSWORD = 'Different-2026'

const submitLogin = async (email: string, password = PASSWORD): Promise<Page> => {
  const form = await aVisitor().open('/account/login')
  return form.fillAll({ Email: email, Password: password }).press('Log in')
}

/** Logs a customer in with a new browser. */
const newDevice = async (email: string): Promise<Visitor> => {
  const visitor = aVisitor()
  await logIn(visitor, email)
  return visitor
}

const aCustomer = async () => {
  const email = await createCustomer('customer')
  return { email, visitor: await newDevice(email) }
}

/** The path of the link in the newest mail to an address. */
const linkInMail = async (email: string): Promise<string> => {
  const text = await mailText(shop, ({ to }) => to === email)
  return /\/account\/email\?token=[\w-]+/.exec(text)?.[0] ?? ''
}

test('redirects a guest to the login and, after the login, back to the page', async () => {
  const { email } = await aCustomer()
  const guest = aVisitor()
  const login = await guest.open(PROFILE)
  expect([login.path, login.url.searchParams.get('redirectTo')]).toEqual(['/account/login', PROFILE])
  const profile = await login.fillAll({ Email: email, Password: PASSWORD }).press('Log in')
  expect(profile.path).toBe(PROFILE)
})

test('saves the customer’s names, and keeps invalid input for correction', async () => {
  const { visitor } = await aCustomer()
  const form = await visitor.open(PROFILE)
  const wrong = await form.fillAll({ 'First name': 'Grace<b>', 'Last name': 'Hopper' }).press('Save')
  expect([wrong.status, wrong.value('First name')]).toEqual([422, 'Grace<b>'])
  const saved = await wrong.fill('First name', 'Grace').press('Save')
  expect(saved.notices.join()).toContain('Your name is saved')
  expect(saved.value('Last name')).toBe('Hopper')
  expect((await visitor.open('/account/dashboard')).headings).toContain('Hello, Grace')
})

test('changes the email address when the mailed link is followed, in any browser', async () => {
  const { email, visitor } = await aCustomer()
  const next = `new.${email}`
  const form = await visitor.open(PROFILE)
  const filled = form.fillAll({ 'New email address': next, 'Password for this change': 'Wrong-2026' })
  const wrong = await filled.press('Send the link')
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('This is not your current password')
  expect(wrong.value('New email address')).toBe(next)
  const sent = await wrong.fill('Password for this change', PASSWORD).press('Send the link')
  expect(sent.notices.join()).toContain(`A link is on its way to ${next}`)

  const other = aVisitor()
  const confirm = await other.open(await linkInMail(next))
  const done = await confirm.press('Use this address')
  expect(done.text).toContain('Your email address is changed')
  expect((await submitLogin(email)).path).toBe('/account/login')
  expect((await submitLogin(next)).path).toBe('/')
  const again = await (await other.open(await linkInMail(next))).press('Use this address')
  expect(again.status).toBe(422)
  expect(again.text).toContain('This link does not work')
})

test('changes the password, keeps this device signed in, and signs other devices out', async () => {
  const { email, visitor } = await aCustomer()
  const other = await newDevice(email)
  const form = await visitor.open(PROFILE)
  const filled = form.fillAll({
    'Current password': PASSWORD,
    'New password': NEW_PASSWORD,
    'Repeat the new password': 'Something-else-1',
  })
  const wrong = await filled.press('Change password')
  expect(wrong.status).toBe(422)
  expect(wrong.body).not.toContain(NEW_PASSWORD)
  const changed = await wrong
    .fillAll({
      'Current password': PASSWORD,
      'New password': NEW_PASSWORD,
      'Repeat the new password': NEW_PASSWORD,
    })
    .press('Change password')
  expect(changed.notices.join()).toContain('Your new password is set')
  expect((await visitor.open(PROFILE)).path).toBe(PROFILE)
  expect((await other.open(PROFILE)).path).toContain('/account/login')
  expect((await submitLogin(email, NEW_PASSWORD)).path).toBe('/')
})

test('lists devices by their browser, and signs out one device or all others', async () => {
  const { email, visitor } = await aCustomer()
  const second = await newDevice(email)
  const third = await newDevice(email)
  const devices = await visitor.open(PROFILE)
  expect(devices.text).toContain('This device')
  expect(devices.all('button', 'Sign out: Unknown device')).toHaveLength(2)
  const one = await devices.press('Sign out: Unknown device')
  expect(one.notices.join()).toContain('The device is signed out')
  const left = [await second.open(PROFILE), await third.open(PROFILE)].filter(({ path }) => path === PROFILE)
  expect(left).toHaveLength(1)
  const all = await one.press('Sign out all other devices')
  expect(all.notices.join()).toContain('All other devices are signed out')
  expect(all.has('button', 'Sign out all other devices')).toBe(false)
  expect((await second.open(PROFILE)).path).toContain('/account/login')
  expect((await third.open(PROFILE)).path).toContain('/account/login')
})

test('downloads everything that is stored about the customer', async () => {
  const { email, visitor } = await aCustomer()
  const file = await visitor.open(`${PROFILE}/data`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="selvedge-[\d-]+\.json"$/)
  expect(JSON.parse(file.body)).toMatchObject({ customer: { email }, orders: [] })
  expect((await aVisitor().open(`${PROFILE}/data`)).path).toContain('/account/login')
})

test('requests the deletion of the account after the password is entered, and withdraws the request', async () => {
  const { visitor } = await aCustomer()
  const form = await visitor.open(PROFILE)
  const empty = await form.press('Delete my account')
  expect(empty.status).toBe(422)
  const wrong = await empty.fill('Password for the deletion', 'Wrong-2026').press('Delete my account')
  expect(wrong.text).toContain('This is not your current password')
  const requested = await wrong.fill('Password for the deletion', PASSWORD).press('Delete my account')
  expect(requested.notices.join()).toContain('Your account will be deleted on')
  const kept = await requested.press('Keep my account')
  expect(kept.notices.join()).toContain('Your account stays')
  expect(kept.has('button', 'Delete my account')).toBe(true)
})

test.each([
  { form: 'unknown' },
  { form: 'device', device: '../../x' },
  { form: 'names', firstName: 'A\u0000' },
])('responds to an invalid form without a server error: %j', async (forged) => {
  const { visitor } = await aCustomer()
  const response = await (await visitor.open(PROFILE)).press('Save', { forged })
  expect([200, 422]).toContain(response.status)
})
