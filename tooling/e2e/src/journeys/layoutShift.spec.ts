import type { Page } from '@playwright/test'
import { givenOrder, marianne } from '@selvedge/testing'
import {
  fillAddress,
  openStep,
  payByCard,
  submitOrder,
  submitShipping,
  waitForConfirmation,
  waitForStep,
} from '../flows/checkout.ts'
import { cartLink } from '../flows/shopping.ts'
import { openPage, waitUntilReady } from '../harness/openPage.ts'
import { recordShifts } from '../harness/recordShifts.ts'
import { expect, test } from '../harness/test.ts'

test.use({ images: 'on' })

/** Waits until fonts and the images in view are loaded and painted. */
const waitForPaint = async (page: Page): Promise<void> => {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const inView = [...document.images].filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect()
            const isInWindow = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
            return isInWindow && image.checkVisibility()
          })
          return document.fonts.status === 'loaded' && inView.every(({ complete }) => complete)
        }),
      // A new shop encodes each image on its first request.
      { timeout: 60_000 },
    )
    .toBe(true)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('causes no layout shift while home, category and product page load', async ({ page, context }) => {
      const shifts = await recordShifts(context, page)
      for (const path of [
        '/',
        '/category/printed-fabric',
        '/product/quince-orchard-night-pond-printed-fabric',
      ]) {
        await openPage(page, path)
        await waitForPaint(page)
      }
      expect(await shifts.unexpected()).toEqual([])
    })

    test('causes no layout shift while cart, checkout and confirmation load', async ({
      page,
      context,
      shop,
      prepareCart,
    }) => {
      const shifts = await recordShifts(context, page)
      const load = async (path: string): Promise<void> => {
        await openPage(page, path)
        await waitForPaint(page)
      }
      await prepareCart()
      await load('/cart')
      await load('/checkout')
      await prepareCart({ address: marianne })
      await load('/checkout')
      await prepareCart({ address: marianne, payment: 'card' })
      await load('/checkout')
      const { visitor, number } = await givenOrder(shop, { address: marianne })
      await context.addCookies(await visitor.cookies())
      await load(`/checkout/success?order=${number}`)
      expect(await shifts.unexpected()).toEqual([])
    })

    test('causes no layout shift when the consent banner appears', async ({ openWindow }) => {
      const context = await openWindow({ consent: 'unanswered' })
      const page = await context.newPage()
      const shifts = await recordShifts(context, page)
      for (const path of ['/', '/cart', '/account/login']) {
        await openPage(page, path)
        await expect(page.getByRole('region', { name: 'May we count your visit?' })).toBeVisible()
        await waitForPaint(page)
      }
      expect(await shifts.unexpected()).toEqual([])
    })
  })

test('causes no layout shift in the cart when a quantity changes, and moves only the content below a removed line', async ({
  page,
  context,
  prepareCart,
}) => {
  const shifts = await recordShifts(context, page)
  await prepareCart({ lines: [{ category: 'fabric' }, { category: 'bedding' }, { category: 'wallpaper' }] })
  await openPage(page, '/cart')
  await waitForPaint(page)
  const loaded = shifts.all.length
  await page.getByRole('button', { name: 'One more' }).first().click()
  await expect(cartLink(page, '4 items')).toBeVisible()
  await waitUntilReady(page)
  await waitForPaint(page)
  // Quantity and summary have fixed sizes, so nothing moves, not even within half a second of the click.
  expect(shifts.all.slice(loaded)).toEqual([])
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await expect(cartLink(page, '3 items')).toBeVisible()
  await waitUntilReady(page)
  await waitForPaint(page)
  expect(shifts.all.slice(loaded).filter(({ cause }) => cause !== 'input')).toEqual([])
})

test.describe('at 390 px with many lines', () => {
  test.use({ viewport: { width: 390, height: 900 } })

  test('causes no unexpected layout shift from the address to the confirmation', async ({
    page,
    context,
    prepareCart,
  }) => {
    test.slow()
    const shifts = await recordShifts(context, page)
    const { visitor } = await prepareCart()
    const categories = ['fabric', 'bedding', 'wallpaper', 'throw-pillow', 'dining', 'printed-fabric']
    await prepareCart({ visitor, lines: categories.map((category) => ({ category })) })
    await openStep(page, 'shipping')
    await waitForPaint(page)
    const loaded = shifts.all.length
    await fillAddress(page, marianne)
    await submitShipping(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await waitForStep(page, 'billing')
    await payByCard(page)
    await submitOrder(page)
    await waitForConfirmation(page)
    await waitForPaint(page)
    expect(await shifts.unexpected(loaded)).toEqual([])
  })
})
