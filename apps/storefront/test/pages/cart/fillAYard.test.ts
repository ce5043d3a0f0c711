import {
  completePaymentStep,
  completeShippingStep,
  confirmationText,
  type Page,
  personIn,
  placeOrder,
} from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, shop } from '../../shop.ts'

const QUARTERS = '/product/fill-a-yard-four-quarters/fill'

/** Puts the first designs of the results on the parts of a yard, one after another. */
const fillParts = async (picker: Page, count: number): Promise<Page> => {
  let page = picker
  for (let part = 0; part < count; part += 1)
    page = await page.follow(page.document.querySelectorAll('#choose ul a').item(part))
  return page
}

/** The names of the designs of a picker, in the order of the parts. */
const namesOf = (page: Page): string[] =>
  [...page.document.querySelectorAll('#yard + ol > li')].map(
    (entry) =>
      /, (.*)$/.exec(entry.querySelector('a[aria-label]')?.getAttribute('aria-label') ?? '')?.[1] ?? '',
  )

const designsOf = (page: Page): string => new URLSearchParams(page.url.search).get('parts') ?? ''

test('fills a yard and shows its designs in cart, review, order and mail', async () => {
  const product = await aVisitor().open('/product/fill-a-yard-four-quarters')
  const filled = await fillParts(await product.follow('Choose your designs'), 4)
  const names = namesOf(filled)
  expect(new Set(names).size).toBe(4)
  const chosen = names.join('; ')
  const cart = await filled.press('Add the yard to cart')
  expect([cart.path, cart.text]).toEqual(['/cart', expect.stringContaining(chosen)])

  const changed = await (await cart.follow('Change designs')).follow(/^Swap Quarter 1/)
  const swapped = await changed.follow(/^Swap here: Quarter 2/)
  const replaced = await swapped.press('Save the yard')
  const [first, second, ...others] = names
  const expected = [second, first, ...others].join('; ')
  expect(replaced.main.querySelectorAll('article')).toHaveLength(1)
  expect(replaced.text).toContain(expected)

  const billing = await completeShippingStep(await replaced.follow('Go to shipping'), personIn.USD)
  const review = await completePaymentStep(billing, 'card')
  expect(review.text).toContain(expected)
  const success = await placeOrder(review)
  expect(success.text).toContain(expected)
  const order = success.url.searchParams.get('order') ?? ''
  expect(await confirmationText(shop, order)).toContain(expected)
})

test('adds yards with different designs as two lines, and adds equal yards to one line', async () => {
  const filled = await fillParts(await aVisitor().open(QUARTERS), 4)
  const parts = designsOf(filled).split('.')
  await filled.press('Add the yard to cart')
  const other = await filled.visitor.open(`${QUARTERS}?parts=${parts.toReversed().join('.')}`)
  const cart = await other.press('Add the yard to cart')
  expect(cart.main.querySelectorAll('article')).toHaveLength(2)
  const same = await (await filled.visitor.open(`${QUARTERS}?parts=${parts.join('.')}`)).press(
    'Add the yard to cart',
  )
  expect(same.main.querySelectorAll('article')).toHaveLength(2)
})

test('refuses a yard with an empty part, with an unknown design, or without any design', async () => {
  const visitor = aVisitor()
  const half = await fillParts(await visitor.open(QUARTERS), 2)
  const refused = await half.press('Add the yard to cart')
  expect([refused.status, refused.alerts.join()]).toEqual([
    422,
    expect.stringContaining('Choose a design for every part'),
  ])
  expect(namesOf(refused)).toEqual(namesOf(half))
  const unknown = await half.press('Add the yard to cart', { forged: { parts: '1.2.3.4' } })
  expect([unknown.status, unknown.alerts.join()]).toEqual([
    422,
    expect.stringContaining('can no longer be printed'),
  ])
  // A form of another product.
  const fabric = await visitor.open('/product/plain-belgian-linen')
  const foreign = await fabric.press('Add to cart', { forged: { sku: 'fill-a-yard-nine-squares-yard' } })
  expect(foreign.status).toBe(422)
  expect((await visitor.open('/cart')).main.querySelectorAll('article')).toHaveLength(0)
})

test('finds designs by word, color and number', async () => {
  const picker = await aVisitor().open('/product/fill-a-yard-nine-squares/fill')
  const found = await picker.fill('Find a design or an artist', 'quince').press('Find')
  const coloured = await found.follow('Navy')
  expect(coloured.text).toMatch(/Navy, \d+ designs?\./)
  const [link] = coloured.document.querySelectorAll('#choose ul a')
  const placed = await coloured.follow(link as Element)
  expect(namesOf(placed)[0]).toMatch(/^Quince Orchard, /)
  const number = designsOf(placed).split('.')[0] ?? ''
  const byNumber = await placed.fill('Find a design or an artist', number).press('Find')
  expect(byNumber.text).toMatch(/\b1 design\./)
})

test.each([
  ['unknown values', 'parts=%00.abc.99999999999.-1&part=77&colour=%3Cb%3E&page=0&swap=1&line=%0d'],
  ['too many parts', `parts=${'1.'.repeat(300)}&part=two&find=${'x'.repeat(500)}&sku=none`],
  ['repeated parameters', 'parts=a&parts=b&part=1&part=2&colour=red&colour=blue&find=a&find=b'],
])('ignores %s in the URL of the design picker', async (_, search) => {
  const page = await aVisitor().open(`${QUARTERS}?${search}`)
  expect([page.status, namesOf(page)]).toEqual([200, ['Empty', 'Empty', 'Empty', 'Empty']])
})

test('redirects from the design picker to the product page for a product that cannot be filled with designs', async () => {
  const page = await aVisitor().open('/product/plain-belgian-linen/fill')
  expect([page.path, page.status]).toEqual(['/product/plain-belgian-linen', 200])
})
