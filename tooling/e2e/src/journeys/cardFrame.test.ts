import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { openCheckout } from '../steps/checkoutStart.ts'
import { contrast } from '../steps/contrast.ts'
import { goDark } from '../steps/goDark.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'

useBrowser({ pictures: 'off' })

test.each([390, 820, 1440])(
  'at %i px the frame of the card fields grows with what they say is wrong, and cuts nothing off',
  async (width) => {
    const shopper = await aShopper({ width })
    const { page } = shopper
    await openCheckout(page)
    await takeShippingStep(page, marianne)
    await page.reload({ waitUntil: 'networkidle' })
    const frame = page.locator('iframe[title="Card details"]')
    const fields = page.frameLocator('iframe[title="Card details"]')
    const heightAtFirst = (await frame.boundingBox())?.height ?? 0

    await page.getByRole('button', { name: 'Continue to review' }).click()
    await fields.getByRole('alert').filter({ hasText: 'number' }).waitFor()
    const bottom = (): Promise<number> =>
      fields.locator('form').evaluate((form) => form.getBoundingClientRect().bottom)
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThanOrEqual(await bottom())
    // What is above the frame's lower edge has to be on the page, too.
    const shown = await frame.evaluate((element) => {
      const { bottom: edge } = element.getBoundingClientRect()
      const frames: Element[] = []
      for (let at = element.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflow !== 'visible') frames.push(at)
      return frames.every((around) => around.getBoundingClientRect().bottom >= edge)
    })
    expect(shown).toBe(true)

    const expiry = await fields.getByLabel('Expiry date').boundingBox()
    const code = await fields.getByLabel('Security code').boundingBox()
    expect(expiry?.y).toBe(code?.y)
    // The ring of the field in focus is drawn inside its frame.
    const ring = await fields.getByLabel('Card number').evaluate((input) => {
      const { left, right } = input.getBoundingClientRect()
      const { outlineOffset, outlineWidth } = getComputedStyle(input)
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      return [left - reach >= 0, right + reach <= innerWidth]
    })
    expect(ring).toEqual([true, true])

    await takePaymentStep(page, 'on')
    expect(heightAtFirst).toBeGreaterThan(300)
    await proveNothingOrdered(shopper, { told: 'review_order' })
  },
)

test('with dark mode on, whatever stands in the frame can be read on the card behind it', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await goDark(shopper)
  await openCheckout(page)
  await takeShippingStep(page, marianne)
  const frame = page.locator('iframe[title="Card details"]')
  // The first surface behind the frame: it is transparent itself.
  const card = await frame.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  })
  const fields = page.frameLocator('iframe[title="Card details"]')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await fields.getByRole('alert').filter({ hasText: 'number' }).waitFor()
  expect(await fields.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  )
  // Transparent in truth: a frame of another scheme than its page's would be painted white.
  const schemes = [frame, fields.locator('html')].map((place) =>
    place.evaluate((element) => getComputedStyle(element).colorScheme),
  )
  expect(await Promise.all(schemes)).toEqual(['dark', 'dark'])
  for (const words of await fields.locator('label, .error:not(:empty)').all())
    expect(
      contrast(await words.evaluate((element) => getComputedStyle(element).color), card),
      await words.innerText(),
    ).toBeGreaterThanOrEqual(4.5)
  const input = await fields.getByLabel('Card number').evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor] as const
  })
  expect(contrast(...input)).toBeGreaterThanOrEqual(4.5)
  await proveNothingOrdered(shopper, { told: 'add_shipping_info' })
})
