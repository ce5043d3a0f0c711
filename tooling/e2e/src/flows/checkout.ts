import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { APPROVED, type CheckoutStep, type Person, stepHeading } from '@selvedge/testing'
import { ready } from '../harness/ready.ts'
import { choose, heading } from './shopping.ts'

/** Waits for a step of the checkout, until it can be used. */
export const onStep = async (page: Page, step: CheckoutStep): Promise<void> => {
  await expect(heading(page, stepHeading[step])).toBeVisible()
  await ready(page)
}

/** Opens the checkout and waits for its current step. */
export const openStep = async (page: Page, step: CheckoutStep): Promise<void> => {
  await page.goto('/checkout')
  await onStep(page, step)
}

/** Fills in contact and address. Customers are not asked for their e-mail. */
export const fillAddress = async (page: Page, person: Person): Promise<void> => {
  // Customers with an address book choose from it, unless they ask for another address.
  const another = page.getByRole('link', { name: 'Another address' })
  const firstName = page.getByLabel('First name')
  await expect(firstName.or(another).first()).toBeVisible()
  if (await another.isVisible()) await another.click()
  await expect(firstName).toBeVisible()
  const email = page.getByLabel('Email', { exact: true })
  if (await email.isVisible()) {
    await email.fill(person.email)
    await page.getByLabel('Confirm email').fill(person.email)
  }
  if (person.country) await page.locator('select[name="country"]').selectOption(person.country)
  await firstName.fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Address line 1').fill(person.line1)
  await page.getByLabel('City').fill(person.city)
  // Some countries have no states, others a list of them.
  const states = page.locator('select[name="state"]')
  if (await states.isVisible()) await states.selectOption(person.state)
  else if (person.state) await page.locator('input[name="state"]').fill(person.state)
  await page.locator('input[name="postcode"]').fill(person.postcode)
  await page.getByLabel('Phone').fill(person.phone)
}

/** Sends the shipping step, whichever of its two buttons is there. */
export const sendShipping = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Continue to (delivery|payment)$/ }).click()

export const shippingMethod = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) })

/** From the shipping step to the payment step. */
export const takeShippingStep = async (page: Page, person: Person, method = 'Standard'): Promise<void> => {
  await onStep(page, 'shipping')
  await fillAddress(page, person)
  const toPayment = page.getByRole('button', { name: 'Continue to payment' })
  if (!(await toPayment.isVisible())) await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await expect(toPayment).toBeVisible()
  await shippingMethod(page, method).check({ force: true })
  await toPayment.click()
  await onStep(page, 'billing')
}

/** The sandbox provider's card fields. */
export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]')

export const fillCard = async (fields: FrameLocator | Page, number = APPROVED): Promise<void> => {
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expiry date').fill('12 / 30')
  await fields.getByLabel('Security code').fill('123')
  await fields.getByLabel('Name on card').fill('Marianne Hale')
}

export const toReview = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue to review' }).click()

/** Pays with a card in the provider's fields and goes on to the review. */
export const payByCard = async (page: Page, number = APPROVED): Promise<void> => {
  await fillCard(cardFrame(page), number)
  await toReview(page)
  await onStep(page, 'review')
}

/** Chooses a payment method by the beginning of its name. */
export const choosePayment = (page: Page, name: string): Promise<void> => choose(page, new RegExp(`^${name}`))

export const agree = (page: Page): Promise<void> => page.getByRole('checkbox', { name: /^I agree/ }).check()

/** Agrees to the terms and sends the order, however it ends. */
export const submitOrder = async (page: Page): Promise<void> => {
  await ready(page)
  await agree(page)
  await page.getByRole('button', { name: /^Place order/ }).click()
}

/** Waits for the confirmation of an order and gives its number. */
export const orderPlaced = async (page: Page): Promise<string> => {
  await page.waitForURL(/\/checkout\/success\?order=/)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  await expect(page.getByText(`Your order number is ${number}.`)).toBeVisible()
  return number
}

/** Places the order from the review and gives its number. */
export const placeOrder = async (page: Page): Promise<string> => {
  await submitOrder(page)
  return orderPlaced(page)
}
