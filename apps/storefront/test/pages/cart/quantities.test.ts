import { type GivenCart, type Page, quantities } from '@selvedge/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { aVisitor, expectNoOrder, givenCart } from '../../shop.ts'

const cents = (text = ''): number => Number(text.replace(/[^0-9]/g, ''))
const save = (cart: Page, forged: Readonly<Record<string, string>>): Promise<Page> =>
  cart.press('Save the quantity', { forged })

test('shows an empty cart with a link back to the shop', async () => {
  const cart = await aVisitor().open('/cart')
  expect([cart.status, cart.text]).toEqual([200, expect.stringContaining('Nothing in here yet')])
  expect(cart.has('link', 'Go to shipping')).toBe(false)
})

test('adds the quantity that was chosen on the product page', async () => {
  const { page } = await givenCart({ lines: [{ category: 'fabric', quantity: 3 }] })
  expect(quantities(page)).toEqual([3])
  expect(page.has('link', /^Cart, 3 items/)).toBe(true)
})

test('increases the quantity of the existing line when the same product is added again', async () => {
  const { page } = await givenCart({ lines: [{ category: 'fabric' }, { category: 'fabric', quantity: 2 }] })
  expect(quantities(page)).toEqual([3])
})

test('changes a quantity by one, to any number, and to zero', async () => {
  const { page } = await givenCart()
  const once = cents(page.amounts.Total)
  const two = await page.press('One more')
  expect([quantities(two), cents(two.amounts.Total)]).toEqual([[2], 2 * once])
  const one = await two.press('One less')
  expect([quantities(one), cents(one.amounts.Total)]).toEqual([[1], once])
  const seven = await one.fill(/^Quantity/, '7').press('Save the quantity')
  expect([quantities(seven), cents(seven.amounts.Total)]).toEqual([[7], 7 * once])
  const none = await seven.fill(/^Quantity/, '0').press('Save the quantity')
  expect(none.text).toContain('Nothing in here yet')
})

test('saves a typed quantity when Enter is pressed', async () => {
  const { page } = await givenCart()
  const saved = await page.fill(/^Quantity/, '7').enter(/^Quantity/)
  expect(quantities(saved)).toEqual([7])
})

test('accepts a quantity of 999 in a line and refuses 1,000', async () => {
  const { page } = await givenCart({ lines: [{ category: 'fabric', quantity: 998 }] })
  const most = await page.press('One more')
  expect(quantities(most)).toEqual([999])
  const refused = await save(most, { step: 'increase' })
  expect([refused.status, quantities(await refused.visitor.open('/cart'))]).toEqual([422, [999]])
})

describe('an invalid quantity', () => {
  let cart: GivenCart
  let product: Page
  beforeAll(async () => {
    cart = await givenCart()
    product = await cart.page.follow(cart.page.article('Remove').querySelector('h2 a') ?? '')
  })

  test.each(['-1', '1.5', '1e21', '９', '', '99999', '5000', '9007199254740992', 'NaN', '0x10'])(
    'shows an error at the cart line for the quantity %j',
    async (quantity) => {
      const refused = await save(cart.page, { quantity })
      expect([refused.status, refused.text]).toEqual([
        422,
        expect.stringContaining('Enter a whole number from 0 to 999.'),
      ])
    },
  )

  test.each(['-1', '1.5', '1e21', '9007199254740992', 'NaN', '', '１２', '0x10', '0'])(
    'shows an error when a product is added with the quantity %j',
    async (quantity) => {
      expect((await product.press('Add to cart', { forged: { quantity } })).status).toBe(422)
    },
  )

  test('leaves the cart unchanged when a quantity is invalid', async () => {
    expect((await cart.visitor.open('/cart')).text).toContain('Subtotal, 1 item')
    await expectNoOrder(cart.cartId)
  })
})

test('refuses to change a line that was removed', async () => {
  const { page } = await givenCart({ lines: [{ category: 'fabric' }, { category: 'wallpaper' }] })
  const removed = await page.press(/^Remove /)
  expect(quantities(removed)).toHaveLength(1)
  const refused = await page.press('One more')
  expect(refused.status).toBe(422)
  expect(quantities(await refused.visitor.open('/cart'))).toEqual([1])
})

test('removes a line', async () => {
  const { page } = await givenCart({ lines: [{ category: 'fabric' }, { category: 'wallpaper' }] })
  const kept = page.all('article')[1]?.querySelector('h2')?.textContent ?? ''
  const removed = await page.press(/^Remove /)
  expect(removed.all('article')).toHaveLength(1)
  expect(removed.article(kept)).toBeDefined()
})

test('offers Afterpay payments that add up to the total, on the product page and in the cart', async () => {
  const { page } = await givenCart({ lines: [{ category: 'bedding' }] })
  const product = await page.follow(page.article('Remove').querySelector('h2 a') ?? '')
  expect(product.text).toMatch(/Or (four|three) payments of \$/)
  for (const cart of [page, await page.press('One more')]) {
    const [offer = ''] = /Or (?:four|three) payments of .*? with Afterpay/.exec(cart.text) ?? []
    const [each = '', last = each] = offer.match(/\$[0-9.,]*[0-9]/g) ?? []
    expect(3 * cents(each) + cents(last)).toBe(cents(cart.amounts.Total))
  }
})
