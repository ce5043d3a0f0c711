import { logIn, PASSWORD } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, givenCart, givenCustomer } from '../../shop.ts'

const FABRIC = '/product/quince-orchard-night-pond-printed-fabric'

test('shows a guest measures in the chosen system, and preselects the chosen country in address forms', async () => {
  const { visitor } = await givenCart()
  const form = await visitor.open('/preferences')
  expect(form.hasField('Weekly')).toBe(false)
  await form.check('Centimeters').fill('Country', 'FR').press('Save')
  expect((await visitor.open(FABRIC)).text).toMatch(/\d cm/)
  const shipping = await visitor.open('/checkout')
  expect(shipping.value('Country')).toBe('FR')
  const again = await visitor.open('/preferences')
  expect([again.isChecked('Centimeters'), again.value('Country')]).toEqual([true, 'FR'])
})

test('redirects from the account’s path for preferences to the preferences page, in the same locale', async () => {
  const page = await aVisitor().open('/en-GB/account/dashboard/preferences')
  expect([page.status, page.path]).toEqual([200, '/en-GB/preferences'])
})

test('applies a customer’s choices, including the frequency of mails, on other devices', async () => {
  const email = await createCustomer('customer')
  const newDevice = async () => {
    const visitor = aVisitor()
    await logIn(visitor, email)
    return visitor
  }
  const form = await (await newDevice()).open('/preferences')
  expect(form.isChecked('None')).toBe(true)
  await form.check('Centimeters').check('Monthly').press('Save')
  const other = await (await newDevice()).open('/preferences')
  expect([other.isChecked('Centimeters'), other.isChecked('Monthly')]).toEqual([true, true])
})

test('shows a customer’s currency on another device, in the locale of that currency', async () => {
  const email = await createCustomer('customer')
  const first = aVisitor()
  await logIn(first, email)
  await (await first.open('/preferences')).check(/GBP/).press('Save')
  const other = await aVisitor().open('/account/login')
  const page = await other.fillAll({ Email: email, Password: PASSWORD }).press('Log in')
  expect(page.path).toMatch(/^\/en-GB/)
  expect((await page.visitor.open(FABRIC)).text).toContain('£')
})

test('saves a guest’s choices for the customer when the guest logs in', async () => {
  const email = await createCustomer('customer')
  const guest = aVisitor()
  await (await guest.open('/preferences')).check('Centimeters').press('Save')
  await logIn(guest, email)
  expect((await guest.open('/preferences')).isChecked('Centimeters')).toBe(true)
})

test.each([{ currency: 'XXX' }, { currency: 'USD', country: 'ZZ', measurement: 'CUBITS', emails: 'hourly' }])(
  'ignores invalid choices: %j',
  async (forged) => {
    const { visitor } = await givenCustomer('customer')
    const saved = await (await visitor.open('/preferences')).press('Save', { forged })
    expect(saved.status).toBe(200)
    const form = await visitor.open('/preferences')
    expect([form.isChecked('Inches'), form.isChecked('None'), form.value('Country')]).toEqual([
      true,
      true,
      '',
    ])
  },
)
