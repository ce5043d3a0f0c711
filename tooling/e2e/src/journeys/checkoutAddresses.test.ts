import { describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { fillAddress, marianne, takePaymentStep } from '../steps/checkout.ts'
import { onStep, openCheckout, sendShipping, sendToPayment } from '../steps/checkoutStart.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { noticed } from '../steps/notice.ts'
import { orderOf } from '../steps/orderDoc.ts'
import { orderProven } from '../steps/orderProven.ts'
import { toronto } from '../steps/people.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

describe.each(['on'] as const)('with JavaScript %s', (script) => {
  test('a likely slip is asked about: the suggestion is taken with one button, what was typed with the other', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page, 'en-CA')
    await fillAddress(page, { ...toronto, state: 'QC' })
    await sendShipping(page)
    await page.getByText('Did you mean this address?').waitFor()
    await page.getByText('Toronto, ON M5H 3Y2').waitFor()
    expect(await page.getByLabel('Province').inputValue()).toBe('QC')
    await page.getByRole('button', { name: 'Use this address' }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
    await expect.poll(() => page.getByLabel('Province').inputValue()).toBe('ON')

    await page.getByLabel('Province').selectOption('QC')
    await sendShipping(page)
    await page.getByText('Did you mean this address?').waitFor()
    await page.getByRole('button', { name: 'Use it as typed' }).click()
    // Another province has its own taxes: they are shown before one goes on.
    await page.getByText('Did you mean this address?').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Province').inputValue()).toBe('QC')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await onStep(page, 'billing')
    await takePaymentStep(page, script)
    await page.getByText('Toronto, QC M5H 3Y2').waitFor()
    await proveNothingOrdered(shopper, { told: 'review_order' })
  })

  test('an address like no other is told in the specification’s words, and can be used all the same', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await fillAddress(page, { ...marianne, postcode: '00012' })
    await sendShipping(page)
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'We were unable to find a match for this address.' })
    await alert.waitFor()
    await look(shopper, 'an address like no other', narrowAndWide)
    if (script === 'on')
      await expect
        .poll(() => alert.evaluate((node) => node.parentElement === document.activeElement))
        .toBe(true)
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('00012')
    // Another address is looked up anew: the choice was about the one before.
    await page.getByLabel('ZIP code').fill('00013')
    // The alert about the address before is still there: what is waited for is the answer.
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await sendShipping(page)
    await answered
    await page.waitForLoadState('networkidle')
    await alert.waitFor()
    await page.getByRole('button', { name: 'Use it as typed' }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('00013')
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  })

  test('mail for the military needs a unit and a box, and no street', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await fillAddress(page, { ...marianne, line1: '' })
    await page.getByRole('radio', { name: 'APO or FPO' }).check({ force: true })
    if (script === 'on') {
      await page.getByLabel('Post office').selectOption('FPO')
      expect(await page.getByLabel('Address line 1').count()).toBe(0)
    } else await page.getByLabel('City').fill('FPO')
    await page.getByLabel('ZIP code').fill('96278')
    await page.getByText('100 characters at most').waitFor()
    await sendShipping(page)
    await page.getByText('Unit, PSC or ship is required.').first().waitFor()
    const wrong = page.locator('[aria-invalid]')
    expect(await wrong.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual([
      'militaryUnit',
      'militaryBox',
      'state',
    ])
    await page.locator('select[name="state"]').selectOption('AP')
    await page.getByLabel('Unit, PSC or ship').fill('Unit 2050')
    await page.getByLabel('Box number').fill('4190')
    await sendToPayment(page)
    await takePaymentStep(page, script)
    await page.getByText('Unit 2050, 4190').first().waitFor()
    const order = await orderOf(await orderProven(shopper))
    expect(order?.shippingAddress).toMatchObject({
      building: 'Unit 2050',
      apartment: '4190',
      city: 'FPO',
      state: 'AP',
    })
    expect(order?.shippingAddress.streetName).toBeUndefined()
  })

  test('another country shows its own fields, and a Canadian postal code keeps its form', async () => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await openCheckout(page)
    await page.getByLabel('First name').fill('Marianne')
    await page.locator('select[name="country"]').selectOption('CA')
    await page.getByLabel('Province or territory').waitFor()
    expect(await page.getByRole('radio', { name: 'APO or FPO' }).count()).toBe(0)
    expect(await page.getByLabel('First name').inputValue()).toBe('Marianne')
    await fillAddress(page, { ...toronto, postcode: 'M5H-3Y2' })
    await sendShipping(page)
    await page.getByText('Enter the postal code as A1A 1A1, without a hyphen.').first().waitFor()
    await page.getByLabel('Postal code').fill(toronto.postcode)
    await sendShipping(page)
    await noticed(page, script, 'Prices are now in CAD')
    expect(new URL(page.url()).pathname).toBe('/en-CA/checkout')
    await proveNothingOrdered(shopper, { told: 'shipping_info' })
  })
})
