import type { Page } from '@playwright/test'
import { marianne } from '@selvedge/testing'
import { openStep, waitForStep } from '../flows/checkout.ts'
import { focusedText } from '../flows/focus.ts'
import { addToCart, browseToProduct, shippingLink } from '../flows/shopping.ts'
import { openPage, waitUntilReady } from '../harness/openPage.ts'
import { recordEvents } from '../harness/recordEvents.ts'
import { expect, test } from '../harness/test.ts'

test.use({ consent: 'unanswered' })

const banner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' })
const yes = (page: Page) => banner(page).getByRole('button', { name: 'Yes, you may' })
const no = (page: Page) => banner(page).getByRole('button', { name: 'No, thank you' })

test('queues events until the visitor agrees, and then tracks the events in order', async ({
  page,
  context,
}) => {
  const events = await recordEvents(context)
  await browseToProduct(page, 'Fabric')
  await expect(banner(page)).toBeVisible()
  await addToCart(page)
  expect(events.all).toEqual([])
  await yes(page).click()
  await expect
    .poll(() => events.names())
    .toEqual([
      'page-type',
      'Split_Testing',
      'page-type',
      'page-type',
      'view_item',
      'add_to_cart',
      'page-type',
      'view_cart',
    ])
  const since = events.all.length
  await page.reload()
  await expect.poll(() => events.names(since)).toEqual(['page-type', 'view_cart'])
  await expect(banner(page)).toHaveCount(0)
})

test('discards queued events when a page is reloaded before the visitor decides', async ({
  page,
  context,
}) => {
  const events = await recordEvents(context)
  await browseToProduct(page, 'Fabric')
  await expect(banner(page)).toBeVisible()
  await addToCart(page)
  await page.reload()
  await waitUntilReady(page)
  await yes(page).click()
  await expect.poll(() => events.names()).toEqual(['page-type', 'view_cart'])
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => events.names()).toEqual(['page-type', 'view_cart', 'add_to_cart'])
})

test('tracks and stores nothing after a refusal, and shows the question again when a link in the footer is followed', async ({
  page,
  context,
}) => {
  const events = await recordEvents(context)
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/data-layer')) requestedUrls.push(request.url())
  })
  await browseToProduct(page, 'Fabric')
  await no(page).click()
  await expect(banner(page)).toHaveCount(0)
  await addToCart(page)
  await shippingLink(page).click()
  await waitForStep(page, 'shipping')
  await page.reload()
  await waitForStep(page, 'shipping')
  await page.getByLabel('First name').fill('Marianne')
  expect(events.all).toEqual([])
  expect(requestedUrls).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'cookie-consent',
    'ct_cartUpdated',
  ])

  await page.getByRole('link', { name: 'Cookie choices' }).click()
  await expect(banner(page)).toBeVisible()
  await expect.poll(() => focusedText(page)).toBe('No, thank you')
  await yes(page).click()
  await expect(banner(page)).toHaveCount(0)
  await expect.poll(() => focusedText(page)).toBe('Cookie choices')
  await expect(page.getByLabel('First name')).toHaveValue('Marianne')
  await page.getByRole('link', { name: 'Edit cart' }).first().click()
  await expect.poll(() => events.names()).toEqual(['page-type', 'view_cart'])
})

test('lets the visitor choose by keyboard, and then moves the focus to the content', async ({ page }) => {
  await openPage(page, '/')
  await expect(banner(page)).toBeVisible()
  for (let tabs = 0; tabs < 4 && (await focusedText(page)) !== 'No, thank you'; tabs += 1)
    await page.keyboard.press('Tab')
  expect(await focusedText(page)).toBe('No, thank you')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  await openPage(page, '/help/privacy')
  await expect(banner(page)).toHaveCount(0)
})

test('does not hide a focused button of product page or checkout behind the consent banner at 390 or 1440 px', async ({
  page,
  prepareCart,
}) => {
  /** Asserts that scrolling can move a button out from under the banner. */
  const expectClear = async (name: string | RegExp): Promise<void> => {
    await expect(banner(page)).toBeVisible()
    const button = page.locator('main').getByRole('button', { name }).first()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => scrollTo(0, 0))
      await button.blur()
      await button.focus()
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { left, top, width: wide, height } = element.getBoundingClientRect()
            return element.contains(document.elementFromPoint(left + wide / 2, top + height / 2))
          }),
        )
        .toBe(true)
    }
  }
  await openPage(page, '/account/login')
  await expectClear('Log in')
  const { visitor } = await prepareCart()
  await openPage(page, '/product/quince-orchard-night-pond-printed-fabric')
  await expectClear('Add to cart')
  await openStep(page, 'shipping')
  await expectClear('Continue to delivery')
  await prepareCart({ visitor, lines: [], address: marianne, payment: 'card' })
  await openStep(page, 'review')
  await expectClear(/^Place order/)
})
