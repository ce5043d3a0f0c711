import type { Page } from '@playwright/test'
import { marianne, toronto } from '@selvedge/testing'
import {
  completeShippingStep,
  fillAddress,
  openStep,
  payByCard,
  submitShipping,
  waitForStep,
} from '../flows/checkout.ts'
import { expectAccessible, overflow } from '../flows/expectAccessible.ts'
import { placeAndExpectOrder } from '../flows/expectOrdered.ts'
import { addToCart, shippingLink } from '../flows/shopping.ts'
import { openPage, waitUntilReady } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

/** The shop's value of the specification's teal. */
const TEAL = 'rgb(11, 110, 105)'
const product = '/product/quince-orchard-night-pond-printed-fabric'
const steps = (page: Page) => page.getByRole('list', { name: 'Steps' })

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 900 }, images: 'on' })

  test('fits the cart and the checkout steps into the window, with links that are large enough for fingers', async ({
    page,
    prepareCart,
  }) => {
    await prepareCart()
    await openPage(page, '/cart')
    await expectAccessible(page, 'cart', [320, 340])
    for (const inside of [page.getByText(/^Next: /), page.locator('header a[aria-current="page"]')]) {
      const box = await inside.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(340)
    }
    await openStep(page, 'shipping')
    await expectAccessible(page, 'shipping', [320])
    const last = await steps(page).getByRole('listitem').last().boundingBox()
    const next = await page.getByText('Next: Payment').boundingBox()
    expect((next?.x ?? 0) - ((last?.x ?? 0) + (last?.width ?? 0))).toBeGreaterThanOrEqual(8)
    await prepareCart({ address: marianne })
    await openStep(page, 'billing')
    await expectAccessible(page, 'payment', [320])
    await prepareCart({ address: marianne, payment: 'card' })
    await openStep(page, 'review')
    await expectAccessible(page, 'review', [320])
    for (const [title, link] of [
      ['How it gets there', 'Edit: Delivery method'],
      ['What you ordered', 'Edit cart'],
    ] as const) {
      const heading = await page.getByRole('heading', { level: 2, name: title }).boundingBox()
      const edit = await page.locator('form').getByRole('link', { name: link, exact: true }).boundingBox()
      expect(edit?.y, title).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0))
      expect(edit?.x, title).toBeGreaterThan((heading?.x ?? 999) + 50)
      expect(edit?.height, title).toBeGreaterThanOrEqual(44)
      expect(edit?.width, title).toBeGreaterThanOrEqual(24)
    }
    for (const link of await steps(page).getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'a step').toBeGreaterThanOrEqual(24)
    }
  })

  test('fits the cart and the checkout steps into the window when the text size is doubled', async ({
    page,
    context,
    prepareCart,
  }) => {
    await context.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% }')
      document.adoptedStyleSheets = [sheet]
    })
    await prepareCart()
    await page.setViewportSize({ width: 390, height: 900 })
    await openPage(page, '/cart')
    expect(await overflow(page), 'cart').toBe(0)
    await page.setViewportSize({ width: 320, height: 900 })
    await openStep(page, 'shipping')
    expect(await overflow(page), 'shipping').toBe(0)
    await prepareCart({ address: marianne })
    await openStep(page, 'billing')
    expect(await overflow(page), 'payment').toBe(0)
    await prepareCart({ address: marianne, payment: 'card' })
    await openStep(page, 'review')
    expect(await overflow(page), 'review').toBe(0)
  })
})

for (const width of [390, 820])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('does not hide the buttons of the checkout steps behind the notice of the new currency', async ({
      page,
      prepareCart,
    }) => {
      const notice = page.getByText('Prices are now in CAD', { exact: true })
      const send = async (name: RegExp): Promise<void> => {
        await expect(notice).toBeVisible()
        await waitUntilReady(page)
        const button = page.getByRole('button', { name })
        const isFree = await button.evaluate((element) => {
          element.scrollIntoView({ block: 'end', behavior: 'instant' })
          const { x, y, width: wide, height } = element.getBoundingClientRect()
          return [0.1, 0.5, 0.9].map((part) =>
            element.contains(document.elementFromPoint(x + wide * part, y + height / 2)),
          )
        })
        expect(isFree, String(name)).toEqual([true, true, true])
        await button.click()
      }
      await prepareCart()
      await openStep(page, 'shipping')
      await fillAddress(page, toronto)
      await submitShipping(page)
      await send(/^Continue to payment/)
      await waitForStep(page, 'billing')
      await send(/^Continue to review/)
      await payByCard(page)
      await send(/^Place order/)
      await expect(page.getByText('Please agree before going on.')).toBeVisible()
      // The notice is shown until the visitor closes it.
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(notice).toHaveCount(0)
    })
  })

test('hides step labels one by one in narrow windows, but keeps the current step’s label, the dots and the links', async ({
  page,
  prepareCart,
}) => {
  const items = steps(page).getByRole('listitem')
  const expectLabels = async (width: number, links: readonly string[], labels: readonly string[]) => {
    await page.setViewportSize({ width, height: 900 })
    await expect(items.locator('svg:visible')).toHaveCount(4)
    for (const name of links) await expect(items.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(items.getByRole('link')).toHaveCount(links.length)
    await expect
      .poll(async () => (await items.allInnerTexts()).map((text) => text.trim()).filter(Boolean))
      .toEqual(labels)
  }
  const { visitor } = await prepareCart()
  await openStep(page, 'shipping')
  const first = ['Cart', '1 Shipping']
  await expectLabels(721, first, ['Cart', '1 Shipping', '2 Payment', '3 Review'])
  await expectLabels(720, first, ['Cart', '1 Shipping', '2 Payment'])
  await expectLabels(620, first, ['Cart', '1 Shipping'])
  await expectLabels(520, first, ['1 Shipping'])

  await prepareCart({ visitor, lines: [], address: marianne, payment: 'card' })
  await openStep(page, 'review')
  const all = ['Cart', '1 Shipping', '2 Payment', '3 Review']
  await expectLabels(721, all, all)
  await expectLabels(720, all, all)
  await expectLabels(620, all, ['Cart', '1 Shipping', '3 Review'])
  await expectLabels(520, all, ['3 Review'])
})

test('shows the expected links in the headers of cart, checkout and confirmation', async ({ page, shop }) => {
  const header = page.getByRole('banner')
  const brands = page.getByRole('link', { name: 'Larkhouse' })
  const visibleLinks = async (): Promise<readonly string[]> => {
    const all = await header.getByRole('link').all()
    const hrefs = await Promise.all(
      all.map(async (link) => ((await link.isVisible()) ? link.getAttribute('href') : null)),
    )
    return hrefs.filter((href) => href !== null)
  }
  for (const [width, back] of [
    [390, 'Shopping'],
    [1440, 'Back to shopping'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/cart')
    await expect(header.getByText(back, { exact: true })).toBeVisible()
    await expect(brands.first()).toBeVisible()
    await expect(page.getByRole('link', { name: /1 Shipping/ })).toHaveCount(0)
    // The current shop in the brand banner, the logo, and the link back.
    expect((await visibleLinks()).filter((href) => href === '/')).toHaveLength(3)
  }

  await openPage(page, product)
  const cart = page.getByRole('link', { name: /^Cart, / }).first()
  await expect(cart).not.toHaveAttribute('aria-current')
  await expect(cart).not.toHaveCSS('color', TEAL)
  await addToCart(page)
  await expect(cart).toHaveAttribute('aria-current', 'page')
  await expect(cart).toHaveCSS('color', TEAL)

  await shippingLink(page).click()
  await completeShippingStep(page, marianne)
  await expect(brands).toHaveCount(0)
  await expect(header.getByText('Back to shopping', { exact: true })).toHaveCount(0)
  await payByCard(page)
  await expect(header.getByRole('link', { name: 'Edit cart' })).toHaveAttribute('href', '/cart')

  await placeAndExpectOrder(page, shop)
  expect(await visibleLinks()).toEqual(['/'])
  await header.getByRole('link').click()
  await page.waitForURL((url) => url.pathname === '/')
})
