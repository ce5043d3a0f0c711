import type { FrameLocator, Page } from 'playwright-core'
import { onStep } from './checkoutStart.ts'

export type Person = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Left as the page has it when not given. */
  readonly country?: string
  readonly line1: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly phone: string
}

/** A guest who does not exist. */
export const marianne: Person = {
  email: 'marianne.hale@example.com',
  firstName: 'Marianne',
  lastName: 'Hale',
  line1: '212 Warren Street',
  city: 'Hudson',
  state: 'NY',
  postcode: '12534',
  phone: '(518) 555-0142',
}

export const APPROVED = '4242 4242 4242 4242'
export const DECLINED = '4000 0000 0000 0002'

/** Fills in contact and address. Customers are not asked for their e-mail. */
export const fillAddress = async (page: Page, person: Person): Promise<void> => {
  const email = page.getByLabel('Email', { exact: true })
  if (await email.isVisible()) {
    await email.fill(person.email)
    await page.getByLabel('Confirm email').fill(person.email)
  }
  // Customers with an address book choose from it, unless it is to go somewhere else.
  const another = page.getByRole('link', { name: 'Another address' })
  if (await another.isVisible()) {
    await another.click()
    await page.getByLabel('First name').waitFor()
  }
  if (person.country) await page.locator('select[name="country"]').selectOption(person.country)
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Address line 1').fill(person.line1)
  await page.getByLabel('City').fill(person.city)
  // Each country calls them otherwise: a county and a postcode, say. Some have no states, others a list of them.
  const state = page.locator('select[name="state"]')
  if (await state.isVisible()) await state.selectOption(person.state)
  else if (person.state) await page.locator('input[name="state"]').fill(person.state)
  await page.locator('input[name="postcode"]').fill(person.postcode)
  await page.getByLabel('Phone').fill(person.phone)
}

/** Address, delivery, on to payment. */
export const takeShippingStep = async (page: Page, person: Person, method = 'Standard'): Promise<void> => {
  await onStep(page, 'shipping')
  await fillAddress(page, person)
  const toPayment = page.getByRole('button', { name: 'Continue to payment' })
  if (!(await toPayment.isVisible())) {
    await page.getByRole('button', { name: 'Continue to delivery' }).click()
    await toPayment.waitFor()
  }
  await page.getByRole('radio', { name: new RegExp(method) }).check({ force: true })
  await toPayment.click()
  await onStep(page, 'billing')
}

const fillCard = async (fields: FrameLocator | Page, number: string): Promise<void> => {
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expiry date').fill('12 / 30')
  await fields.getByLabel('Security code').fill('123')
  await fields.getByLabel('Name on card').fill('Marianne Hale')
}

/** Pays by card: in the provider's fields with script, on the provider's own page without. */
export const takePaymentStep = async (page: Page, script: 'on' | 'off', number = APPROVED): Promise<void> => {
  if (script === 'on') {
    await fillCard(page.frameLocator('iframe[title="Card details"]'), number)
    await page.getByRole('button', { name: 'Continue to review' }).click()
  } else {
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByRole('heading', { level: 1, name: 'Card details' }).waitFor()
    await fillCard(page, number)
    await page.getByRole('button', { name: 'Use this card' }).click()
  }
  await onStep(page, 'review')
}

/** Ticks what has to be agreed to before an order is placed. */
export const agree = (page: Page): Promise<void> => page.getByRole('checkbox', { name: /^I agree/ }).check()

/** Sends the order, however it ends. */
export const submitOrder = async (page: Page): Promise<void> => {
  await agree(page)
  await page.getByRole('button', { name: /^Place order/ }).click()
}

/** Places the order and gives its number, as the success page shows it. */
export const placeOrder = async (page: Page): Promise<string> => {
  await submitOrder(page)
  await page.waitForURL(/\/checkout\/success\?order=/, { timeout: 60_000 })
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  await page.getByText(`Your order number is ${number}.`).waitFor()
  return number
}
