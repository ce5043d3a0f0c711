import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { fillAddress, marianne, placeOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { look } from '../steps/look.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser()

test.each([390, 820])(
  'at %i px the review says what is ordered, without anything being opened',
  async (width) => {
    const shopper = await aShopper({ width })
    const { page } = shopper
    await openCheckout(page)
    await fillAddress(page, marianne)
    await sendShipping(page)
    const standard = page.getByRole('radio', { name: /^Standard/ })
    await standard.waitFor()
    const words = await page.locator('label').filter({ has: standard }).innerText()
    expect(words.match(/ships/gi)).toHaveLength(1)
    await takeShippingStep(page, marianne)
    await takePaymentStep(page, 'on')
    const heading = page.getByRole('heading', { level: 2, name: 'What you ordered' })
    await heading.waitFor()
    const letter = page.locator('form').filter({ has: heading })
    expect(await letter.locator('img:visible').count()).toBe(1)
    expect(await letter.innerText()).toMatch(
      /Throw Pillow, .+\s+\$\d+\.\d\d[\s\S]+Standard[\s\S]+Total\s+\$\d+\.\d\d/,
    )
    await look(shopper, 'the review as a letter')
    await proveNothingOrdered(shopper, { told: 'review_order' })
  },
)

test('two sizes of one design can be told apart on the review and on the success page, at every width', async () => {
  const shopper = await aShopper({ width: 1440 })
  const { page } = shopper
  await openCheckout(page)
  await page.goto('/category/throw-pillow')
  await page.locator('main a[href*="/product/"]').first().click()
  const small = await page.locator('input[name="sku"]').first().inputValue()
  expect(small).toContain('-16-')
  const added = await page.request.post('/cart', {
    form: { intent: 'add', sku: small.replace('-16-', '-22-'), quantity: '1' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(added.ok()).toBe(true)
  await page.goto('/cart')
  await page.getByText('Add a gift message').click()
  await page.getByLabel('To', { exact: true }).fill('Ada')
  await page.getByLabel('From', { exact: true }).fill('Marianne')
  await page.getByLabel('Message', { exact: true }).fill('For the new house')
  await page.getByRole('button', { name: 'Save the message' }).click()
  await page.getByText('For Ada, from Marianne').waitFor()
  await page.goto('/checkout')
  await takeShippingStep(page, marianne)
  await takePaymentStep(page, 'on')

  const toldApart = async (): Promise<void> => {
    for (const size of ['16 × 16 in', '22 × 22 in'])
      expect(await page.getByText(size).filter({ visible: true }).count(), size).toBe(1)
  }
  await toldApart()
  expect(await page.getByRole('link', { name: 'Edit: A gift' }).getAttribute('href')).toBe('/cart')
  await placeOrder(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await toldApart()
    await look(shopper, 'the success page', [width])
  }
  await page.getByRole('heading', { level: 2, name: 'How it is paid' }).waitFor()
  await page.getByText('For the new house').waitFor()
})
