import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { forgetLayout, layoutShift, watchLayout } from '../harness/layoutShift.ts'
import { fillAddress, marianne, placeOrder, takePaymentStep } from '../steps/checkout.ts'
import { onStep, openCheckout, sendShipping } from '../steps/checkoutStart.ts'
import { london } from '../steps/people.ts'

useBrowser()

let shopper: Shopper
afterEach(() => shopper.leave())

const findings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.each([390, 820, 1440])(
  'at %i px every state of the checkout is accessible, fits, and holds still',
  async (width) => {
    shopper = await aShopper({ width })
    const { page } = shopper
    await watchLayout(page)
    const look = async (name: string): Promise<void> => {
      await forgetLayout(page)
      expect([name, await findings(page)]).toEqual([name, []])
      expect([name, await overflow(page)]).toEqual([name, 0])
      expect([name, await layoutShift(page)]).toEqual([name, 0])
    }
    /** The same page once more from the start: nothing moves while it comes. */
    const reload = async (name: string): Promise<void> => {
      await page.reload({ waitUntil: 'networkidle' })
      expect([name, await layoutShift(page)]).toEqual([name, 0])
    }
    await openCheckout(page)
    await reload('shipping')
    await look('shipping')
    await sendShipping(page)
    await page.getByRole('alert').first().waitFor()
    await look('shipping with errors')
    await page.getByRole('radio', { name: 'APO or FPO' }).check({ force: true })
    await page.getByLabel('Post office').waitFor()
    await look('military mail')
    await page.getByRole('radio', { name: 'Home or work' }).check({ force: true })
    await fillAddress(page, { ...marianne, postcode: '00012' })
    await sendShipping(page)
    await page.getByText('We were unable to find a match for this address.').waitFor()
    await look('an unknown address')
    await fillAddress(page, { ...london, postcode: 'W1T5LD' })
    await sendShipping(page)
    await page.getByText('Did you mean this address?').waitFor()
    await look('a suggested address')
    await page.getByRole('button', { name: 'Use this address' }).click()
    await page.getByText('Prices are now in GBP', { exact: true }).waitFor()
    await page.getByRole('radio', { name: /Standard/ }).waitFor()
    await look('another currency, and ways of delivery')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await onStep(page, 'billing')
    await reload('payment')
    await page.getByRole('checkbox', { name: 'Use the shipping address for billing too' }).uncheck()
    await look('payment with an address of its own')
    await page.getByRole('checkbox', { name: 'Use the shipping address for billing too' }).check()
    await takePaymentStep(page, 'on')
    await reload('review')
    await look('review')
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.getByText('Please agree before going on.').waitFor()
    await look('review without agreement')
    await placeOrder(page)
    await reload('success')
    await look('success')
    expect(shopper.complaints).toEqual([])
  },
)

test('the steps leave one by one in narrow windows, and the current one stays', async () => {
  shopper = await aShopper({ width: 1000 })
  const { page } = shopper
  await openCheckout(page)
  const shown = async (width: number): Promise<string[]> => {
    await page.setViewportSize({ width, height: 900 })
    return page
      .getByRole('list', { name: 'Steps' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => (item as HTMLElement).innerText.trim()).filter(Boolean))
  }
  expect(await shown(721)).toEqual(['Cart', '1 Shipping', '2 Payment', '3 Review'])
  expect(await shown(720)).toEqual(['Cart', '1 Shipping', '2 Payment'])
  expect(await shown(620)).toEqual(['Cart', '1 Shipping'])
  expect(await shown(520)).toEqual(['1 Shipping'])
})

test('the shipping step is filled in and sent by keyboard alone', async () => {
  shopper = await aShopper()
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
  expect(shopper.complaints).toEqual([])
})

test('on a slow network a step is sent once, however often its button is pressed', async () => {
  shopper = await aShopper()
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
  expect(shopper.complaints).toEqual([])
})
