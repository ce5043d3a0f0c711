import { marianne } from '@selvedge/testing'
import { wcagContrast } from 'culori'
import { cardFrame, continueToReview, openStep, payByCard } from '../flows/checkout.ts'
import { enableDarkMode } from '../flows/darkMode.ts'
import { expect, test } from '../harness/test.ts'

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('enlarges the frame of the card fields when messages appear, and cuts nothing off', async ({
      page,
      prepareCart,
    }) => {
      await prepareCart({ address: marianne })
      await openStep(page, 'billing')
      const frame = page.locator('iframe[title="Card details"]')
      const fields = cardFrame(page)
      await expect(fields.getByLabel('Card number')).toBeVisible()
      await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(300)

      await continueToReview(page)
      await expect(fields.getByRole('alert').filter({ hasText: 'number' })).toBeVisible()
      const bottom = (): Promise<number> =>
        fields.locator('form').evaluate((form) => form.getBoundingClientRect().bottom)
      await expect
        .poll(async () => ((await frame.boundingBox())?.height ?? 0) - (await bottom()))
        .toBeGreaterThanOrEqual(0)
      // No ancestor clips the lower edge of the frame.
      const isShown = await frame.evaluate((element) => {
        const { bottom: edge } = element.getBoundingClientRect()
        const clipping: Element[] = []
        for (let at = element.parentElement; at; at = at.parentElement)
          if (getComputedStyle(at).overflow !== 'visible') clipping.push(at)
        return clipping.every((around) => around.getBoundingClientRect().bottom >= edge)
      })
      expect(isShown).toBe(true)

      const expiry = await fields.getByLabel('Expiry date').boundingBox()
      const code = await fields.getByLabel('Security code').boundingBox()
      expect(expiry?.y).toBe(code?.y)
      // The outline of the focused field fits into its frame.
      const outline = await fields.getByLabel('Card number').evaluate((input) => {
        const { left, right } = input.getBoundingClientRect()
        const { outlineOffset, outlineWidth } = getComputedStyle(input)
        const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
        return [left - reach >= 0, right + reach <= innerWidth]
      })
      expect(outline).toEqual([true, true])
      await payByCard(page)
    })
  })

test('in dark mode, shows the card fields with enough contrast to the panel behind their transparent frame', async ({
  page,
  context,
  prepareCart,
}) => {
  await enableDarkMode(context)
  await prepareCart({ address: marianne })
  await openStep(page, 'billing')
  const frame = page.locator('iframe[title="Card details"]')
  const fields = cardFrame(page)
  await expect(fields.getByLabel('Card number')).toBeVisible()
  // The nearest ancestor with a background: the frame itself is transparent.
  const card = await frame.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  })
  await continueToReview(page)
  await expect(fields.getByRole('alert').filter({ hasText: 'number' })).toBeVisible()
  expect(await fields.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  )
  // Browsers paint a frame white when its color scheme differs from the page.
  for (const place of [frame, fields.locator('html')])
    expect(await place.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark')
  for (const text of await fields.locator('label, .error:not(:empty)').all())
    expect(
      wcagContrast(await text.evaluate((element) => getComputedStyle(element).color), card),
      await text.innerText(),
    ).toBeGreaterThanOrEqual(4.5)
  const input = await fields.getByLabel('Card number').evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor] as const
  })
  expect(wcagContrast(...input)).toBeGreaterThanOrEqual(4.5)
})
