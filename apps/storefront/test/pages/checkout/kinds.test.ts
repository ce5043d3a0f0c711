import {
  completePaymentStep,
  completeShippingStep,
  confirmationText,
  marianne,
  type Page,
  placeOrder,
  productPath,
  query,
} from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, expectOrder, shop } from '../../shop.ts'

/** The categories with the kinds of goods that are shipped; a Swatch Club membership is one of them. */
const categories = [
  'printed-fabric',
  'unprinted-fabric',
  'fabric-sampler',
  'color-map',
  'pre-pasted',
  'peel-and-stick',
  'grasscloth',
  'vinyl',
  'gold-metallic',
  'silver-metallic',
  'non-pasted',
  'curtain',
  'duvet-cover',
  'napkin',
  'pillow-sham',
  'placemat',
  'sheet-set',
  'table-runner',
  'tablecloth',
  'tea-towel',
  'throw-blanket',
  'throw-pillow',
  'wall-hanger',
  'wall-hanging',
] as const

type StoredLine = {
  readonly variant: { readonly sku: string }
  readonly custom?: { readonly fields: Readonly<Record<string, unknown>> }
}

type Bought = {
  readonly sku: string
  readonly details: readonly string[]
  readonly design: boolean
}

/** The details of a product's page: its name, its kind, and its attributes. */
const detailsOf = (page: Page): readonly string[] => [
  ...page.heading.split(', '),
  ...[...(page.document.querySelector('details[open] dl')?.querySelectorAll('dd') ?? [])].map(
    ({ textContent }) => textContent ?? '',
  ),
]

/** The text of each line of a cart or an order, found by its image. */
const linesOf = (page: Page): readonly string[] =>
  [...page.main.querySelectorAll('img')].map(
    (image) => image.closest('article, div:has(> span > img)')?.textContent?.replaceAll('\u00a0', ' ') ?? '',
  )

/** The text of each line of a mail: its name and, indented, its details. */
const linesOfMail = (mail: string): readonly string[] => mail.split(/\n(?! )/)

test('shows the details of each kind of product on its page, in the cart, at checkout, on the order and in the mail', async () => {
  const visitor = aVisitor()
  const bought: Bought[] = []
  for (const category of categories) {
    const page = await visitor.open(await productPath(visitor, { category }))
    const sku = String(page.document.querySelector<HTMLInputElement>('#buy input[name=sku]')?.value)
    // The cart's page is loaded once, with all lines.
    const added = await page.press('Add to cart', { redirect: 'manual' })
    expect([category, added.headers.get('location')]).toEqual([category, '/cart'])
    bought.push({ sku, details: detailsOf(page), design: page.heading.includes(', ') })
  }
  const cart = await visitor.open('/cart')
  const shipping = await cart.follow('Go to shipping')
  const review = await completePaymentStep(
    await completeShippingStep(shipping, { ...marianne, country: 'US' }),
  )
  const success = await placeOrder(review)
  const { orderNumber } = await expectOrder(success)
  const mail = await confirmationText(shop, orderNumber)
  const places = {
    cart: linesOf(cart),
    review: linesOf(review),
    success: linesOf(success),
    mail: linesOfMail(mail),
  }
  for (const { sku, details, design } of bought) {
    // A product without a design also has a guide on its page, which is not about the line.
    const ofLine = design
      ? details
      : details.filter((detail) => places.cart.some((text) => text.includes(detail)))
    expect(ofLine.length).toBeGreaterThan(1)
    for (const [place, texts] of Object.entries(places)) {
      const complete = texts.some((text) => ofLine.every((detail) => text.includes(detail)))
      expect([place, sku, ofLine, complete]).toEqual([place, sku, ofLine, true])
    }
  }
  const [stored] = await query<{ doc: { readonly lineItems: readonly StoredLine[] } }>(
    shop,
    'platform',
    "select doc from orders where doc->>'orderNumber' = $1",
    [orderNumber],
  )
  const lines = stored?.doc.lineItems ?? []
  expect(lines.map(({ variant }) => variant.sku).sort()).toEqual(bought.map(({ sku }) => sku).sort())
  for (const { sku, details, design } of bought) {
    const fields = lines.find(({ variant }) => variant.sku === sku)?.custom?.fields
    if (design) expect(details).toContain(fields?.designName)
  }
})
