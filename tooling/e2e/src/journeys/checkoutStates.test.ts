import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { fillAddress, marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { onStep, openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { eventually, toldOf } from '../steps/dataLayer.ts'
import { look } from '../steps/look.ts'
import { orderProven } from '../steps/orderProven.ts'
import { toronto } from '../steps/people.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser()

test.each([390, 820, 1440])(
  'at %i px every state of the checkout is accessible, fits, and holds still',
  async (width) => {
    const shopper = await aShopper({ width })
    const { page } = shopper
    /**
     * The same page once more from the start: nothing moves while it comes. Not before its event was told: what a page
     * tells while it is left may not arrive.
     */
    const reload = async (told: string): Promise<void> => {
      await eventually(() => toldOf(shopper, told).length).toBeGreaterThan(0)
      await page.reload({ waitUntil: 'networkidle' })
    }
    await openCheckout(page)
    await reload('shipping_info')
    await look(shopper, 'shipping')
    await sendShipping(page)
    await page.getByRole('alert').first().waitFor()
    await look(shopper, 'shipping with errors')
    await page.getByRole('radio', { name: 'APO or FPO' }).check({ force: true })
    await page.getByLabel('Post office').waitFor()
    await look(shopper, 'military mail')
    await page.getByRole('radio', { name: 'Home or work' }).check({ force: true })
    await fillAddress(page, { ...marianne, postcode: '00012' })
    await sendShipping(page)
    await page.getByText('We were unable to find a match for this address.').waitFor()
    await look(shopper, 'an unknown address')
    await fillAddress(page, { ...toronto, state: 'QC' })
    await sendShipping(page)
    await page.getByText('Did you mean this address?').waitFor()
    await look(shopper, 'a suggested address')
    await page.getByRole('button', { name: 'Use this address' }).click()
    await page.getByText('Prices are now in CAD', { exact: true }).waitFor()
    await page.getByRole('radio', { name: /Standard/ }).waitFor()
    await look(shopper, 'another currency, and ways of delivery')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await onStep(page, 'billing')
    await reload('add_shipping_info')
    await page.getByRole('checkbox', { name: 'Use the shipping address for billing too' }).uncheck()
    await look(shopper, 'payment with an address of its own')
    await page.getByRole('checkbox', { name: 'Use the shipping address for billing too' }).check()
    await takePaymentStep(page, 'on')
    await reload('review_order')
    await look(shopper, 'review')
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.getByText('Please agree before going on.').waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe('#review')
    await look(shopper, 'review without agreement')
    await orderProven(shopper)
    await reload('purchase')
    await look(shopper, 'success')
  },
)

test.each([390, 820])('at %i px the notice that stays covers no button that sends a step', async (width) => {
  const shopper = await aShopper({ width })
  const { page } = shopper
  const notice = page.getByText('Prices are now in CAD', { exact: true })
  /** The button is pressed where it stands at the very end of the window. */
  const send = async (name: RegExp): Promise<void> => {
    await notice.waitFor()
    const button = page.getByRole('button', { name })
    const free = await button.evaluate((element) => {
      element.scrollIntoView({ block: 'end' })
      const { x, y, width: wide, height } = element.getBoundingClientRect()
      return [0.1, 0.5, 0.9].map((part) =>
        element.contains(document.elementFromPoint(x + wide * part, y + height / 2)),
      )
    })
    expect([name, free]).toEqual([name, [true, true, true]])
    await button.click()
  }
  await openCheckout(page)
  await fillAddress(page, toronto)
  await sendShipping(page)
  await send(/^Continue to payment/)
  await onStep(page, 'billing')
  await send(/^Continue to review/)
  await takePaymentStep(page, 'on')
  await send(/^Place order/)
  await page.getByText('Please agree before going on.').waitFor()
  await proveNothingOrdered(shopper, { told: 'review_order' })
})

test('the labels of the steps leave one by one in narrow windows; the current one, the dots and the links stay', async () => {
  const shopper = await aShopper({ width: 1000 })
  const { page } = shopper
  const items = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  /** The labels that are there, once all four dots and every link are. */
  const shown = async (width: number, links: readonly string[]): Promise<string[]> => {
    await page.setViewportSize({ width, height: 900 })
    expect(await items.locator('svg:visible').count()).toBe(4)
    for (const name of links)
      expect(await items.getByRole('link', { name, exact: true }).isVisible()).toBe(true)
    expect(await items.getByRole('link').count()).toBe(links.length)
    return (await items.allInnerTexts()).map((text) => text.trim()).filter(Boolean)
  }
  await openCheckout(page)
  const first = ['Cart', '1 Shipping']
  expect(await shown(721, first)).toEqual(['Cart', '1 Shipping', '2 Payment', '3 Review'])
  expect(await shown(720, first)).toEqual(['Cart', '1 Shipping', '2 Payment'])
  expect(await shown(620, first)).toEqual(['Cart', '1 Shipping'])
  expect(await shown(520, first)).toEqual(['1 Shipping'])

  await takeShippingStep(page, marianne)
  await takePaymentStep(page, 'on')
  const all = ['Cart', '1 Shipping', '2 Payment', '3 Review']
  expect(await shown(721, all)).toEqual(all)
  expect(await shown(720, all)).toEqual(all)
  expect(await shown(620, all)).toEqual(['Cart', '1 Shipping', '3 Review'])
  expect(await shown(520, all)).toEqual(['3 Review'])
  await proveNothingOrdered(shopper, { told: 'review_order' })
})

test('the shipping step is filled in and sent by keyboard alone', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openCheckout(page)
  const write = async (label: string, text: string): Promise<void> => {
    for (let at = 0; at < 40; at += 1) {
      const name = await page.evaluate(() => {
        const field = document.activeElement
        return field instanceof HTMLInputElement || field instanceof HTMLSelectElement
          ? (field.labels?.[0]?.innerText ?? '')
          : ''
      })
      if (name.startsWith(label)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(text)
  }
  for (const [label, text] of [
    ['Email', marianne.email],
    ['Confirm email', marianne.email],
    ['First name', marianne.firstName],
    ['Last name', marianne.lastName],
    ['Address line 1', marianne.line1],
    ['City', marianne.city],
    ['State', 'New York'],
    ['ZIP code', marianne.postcode],
    ['Phone', marianne.phone],
  ] as const)
    await write(label, text)
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: /Standard/ }).waitFor()
  await page.getByLabel('Phone').focus()
  await page.keyboard.press('Enter')
  await onStep(page, 'billing')
  await proveNothingOrdered(shopper, { told: 'add_shipping_info' })
})

test('on a slow network a step is sent once, however often its button is pressed, and the order is placed', async () => {
  const shopper = await aShopper()
  const { page, context } = shopper
  await openCheckout(page)
  await fillAddress(page, marianne)
  const client = await context.newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  })
  const button = page.getByRole('button', { name: 'Continue to delivery' })
  await button.click()
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
  await button.click()
  await page.getByRole('radio', { name: /Standard/ }).waitFor()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await onStep(page, 'billing')
  await takePaymentStep(page, 'on')
  await orderProven(shopper)
})
