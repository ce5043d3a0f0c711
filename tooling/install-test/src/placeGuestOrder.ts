import { APPROVED, marianne, stepHeading } from '@selvedge/testing'
import type { FrameLocator, Page } from 'playwright-core'

const fill = async (form: Page | FrameLocator, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value)
}

/** Places an order of a guest in the shop's checkout, from its first step, and returns the number of the order. */
export const placeGuestOrder = async (page: Page): Promise<string> => {
  const press = (name: RegExp) => page.getByRole('button', { name }).click()
  const reach = (step: keyof typeof stepHeading) =>
    page.getByRole('heading', { name: stepHeading[step] }).waitFor()
  await reach('shipping')
  const { email, firstName, lastName, line1, city, phone, state, postcode } = marianne
  await fill(page, {
    Email: email,
    'Confirm email': email,
    'First name': firstName,
    'Last name': lastName,
    'Address line 1': line1,
    City: city,
    Phone: phone,
  })
  await page.locator('select[name="state"]').selectOption(state)
  await page.locator('input[name="postcode"]').fill(postcode)
  await press(/^Continue to (delivery|payment)$/)
  await page.getByRole('radio', { name: /^Standard/ }).check({ force: true })
  await press(/^Continue to payment$/)
  await reach('billing')
  await fill(page.frameLocator('iframe[title="Card details"]'), {
    'Card number': APPROVED,
    'Expiry date': '12 / 30',
    'Security code': '123',
    'Name on card': `${firstName} ${lastName}`,
  })
  await press(/^Continue to review$/)
  await reach('review')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await press(/^Place order/)
  await page.waitForURL(/\/checkout\/success\?order=/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}
