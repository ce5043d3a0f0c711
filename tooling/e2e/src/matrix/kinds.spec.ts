import type { Page } from '@playwright/test'
import { confirmationText, expectOrder, marianne } from '@selvedge/testing'
import { completeShippingStep, openStep, payByCard, placeOrder } from '../flows/checkout.ts'
import { addToCart, firstProduct, heading, readTotal, shippingLink } from '../flows/shopping.ts'
import { openPage } from '../harness/openPage.ts'
import { expect, test } from '../harness/test.ts'

/** The categories with the kinds of goods that are shipped; a Swatch Club membership is one of them. */
const categories = [
  ...['printed-fabric', 'unprinted-fabric', 'fabric-sampler', 'color-map'],
  ...[
    'pre-pasted',
    'peel-and-stick',
    'grasscloth',
    'vinyl',
    'gold-metallic',
    'silver-metallic',
    'non-pasted',
  ],
  ...[
    'curtain',
    'duvet-cover',
    'napkin',
    'pillow-sham',
    'placemat',
    'sheet-set',
    'table-runner',
    'tablecloth',
  ],
  ...['tea-towel', 'throw-blanket', 'throw-pillow', 'wall-hanger', 'wall-hanging'],
]

const spaced = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ')

/** The details of a product's page: its name, its kind, and its attributes. */
const detailsOf = async (page: Page): Promise<readonly string[]> => {
  const title = spaced(await heading(page, /./).textContent())
  const details = await page.locator('main details[open] dl dd').allTextContents()
  return [...title.split(', '), ...details.map(spaced)]
}

/** The text of each line of a cart or an order, found by its image. */
const linesOf = async (page: Page): Promise<readonly string[]> => {
  const lines = page.locator('main article, main div:has(> span > img)').filter({ has: page.locator('img') })
  return (await lines.allTextContents()).map(spaced)
}

// The same purchase without JavaScript is test/pages/checkout/kinds.test.ts of the storefront.
test('shows the details of each kind of product in the cart, at checkout, on the order and in the mail', async ({
  page,
  shop,
}) => {
  test.setTimeout(600_000)
  const bought: (readonly string[])[] = []
  for (const category of categories) {
    await openPage(page, `/category/${category}`)
    await firstProduct(page).click()
    await page.waitForURL(/\/product\//)
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
    bought.push(await detailsOf(page))
    await addToCart(page)
  }
  const cart = await linesOf(page)
  await shippingLink(page).click()
  await completeShippingStep(page, { ...marianne, country: 'US' })
  await payByCard(page)
  await openStep(page, 'review')
  const total = await readTotal(page)
  const review = await linesOf(page)
  const number = await placeOrder(page)
  const success = await linesOf(page)
  await expectOrder(shop, { number, total })
  const mail = (await confirmationText(shop, number)).split(/\n(?! )/)
  for (const details of bought) {
    // A product without a design also has a guide on its page, which is not about the line.
    const ofLine = details.filter((detail) => cart.some((text) => text.includes(detail)))
    expect(ofLine.length).toBeGreaterThan(1)
    for (const [place, texts] of Object.entries({ cart, review, success, mail })) {
      const isComplete = texts.some((text) => ofLine.every((detail) => text.includes(detail)))
      expect([place, ofLine, isComplete]).toEqual([place, ofLine, true])
    }
  }
})
