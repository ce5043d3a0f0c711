import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { APPROVED, type CheckoutStep, type Person, stepHeading } from '@selvedge/testing'
import { waitUntilReady } from '../harness/openPage.ts'
import { chooseRadio, heading } from './shopping.ts'

/** Waits until a step of the checkout is open and ready. */
export const waitForStep = async (page: Page, step: CheckoutStep): Promise<void> => {
  await expect(heading(page, stepHeading[step])).toBeVisible()
  await waitUntilReady(page)
}

/** Opens the checkout and waits for its current step. */
export const openStep = async (page: Page, step: CheckoutStep): Promise<void> => {
  await page.goto('/checkout')
  await waitForStep(page, step)
}

/** Fills in contact and address. The form has no e-mail field for customers. */
export const fillAddress = async (page: Page, person: Person): Promise<void> => {
  // Customers with an address book see their addresses first.
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
  // Depending on the country, the form has a list of states, a text field for the state, or neither.
  const states = page.locator('select[name="state"]')
  if (await states.isVisible()) await states.selectOption(person.state)
  else if (person.state) await page.locator('input[name="state"]').fill(person.state)
  await page.locator('input[name="postcode"]').fill(person.postcode)
  await page.getByLabel('Phone').fill(person.phone)
}

/** Submits the shipping step with whichever of its two buttons is shown. */
export const submitShipping = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Continue to (delivery|payment)$/ }).click()

export const shippingMethod = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) })

/** Completes the shipping step and waits for the payment step. */
export const completeShippingStep = async (
  page: Page,
  person: Person,
  method = 'Standard',
): Promise<void> => {
  await waitForStep(page, 'shipping')
  await fillAddress(page, person)
  const toPayment = page.getByRole('button', { name: 'Continue to payment' })
  if (!(await toPayment.isVisible())) await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await expect(toPayment).toBeVisible()
  await shippingMethod(page, method).check({ force: true })
  await toPayment.click()
  await waitForStep(page, 'billing')
}

/** The sandbox provider's card fields. */
export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]')

export const fillCard = async (fields: FrameLocator | Page, number = APPROVED): Promise<void> => {
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expiry date').fill('12 / 30')
  await fields.getByLabel('Security code').fill('123')
  await fields.getByLabel('Name on card').fill('Marianne Hale')
}

export const continueToReview = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue to review' }).click()

/** Enters a card in the provider's fields and continues to the review. */
export const payByCard = async (page: Page, number = APPROVED): Promise<void> => {
  await fillCard(cardFrame(page), number)
  await continueToReview(page)
  await waitForStep(page, 'review')
}

/** Selects a payment method by the beginning of its name. */
export const choosePayment = (page: Page, name: string): Promise<void> =>
  chooseRadio(page, new RegExp(`^${name}`))

export const acceptTerms = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /^I agree/ }).check()

/** Accepts the terms and submits the order, without waiting for the result. */
export const submitOrder = async (page: Page): Promise<void> => {
  await waitUntilReady(page)
  await acceptTerms(page)
  await page.getByRole('button', { name: /^Place order/ }).click()
}

/** Waits for the confirmation of an order and returns the order number. */
export const waitForConfirmation = async (page: Page): Promise<string> => {
  await page.waitForURL(/\/checkout\/success\?order=/)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  await expect(page.getByText(`Your order number is ${number}.`)).toBeVisible()
  return number
}

/** Places the order from the review and returns the order number. */
export const placeOrder = async (page: Page): Promise<string> => {
  await submitOrder(page)
  return waitForConfirmation(page)
}
