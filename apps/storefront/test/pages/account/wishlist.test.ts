import { logIn, type Page, productPath, textOf, type Visitor } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, givenCart } from '../../shop.ts'

const openWishlist = (visitor: Visitor): Promise<Page> => visitor.open('/account/dashboard/wishlist')

/** The names on the board, in order. */
const saved = (wishlist: Page): string[] => [...wishlist.main.querySelectorAll('li h2')].map(textOf)

const heart = (product: Page): HTMLElement => product.get('button', 'Save to wishlist')

test('saves a guest’s design when its heart is pressed, shows it on the wishlist, and removes it there', async () => {
  const visitor = aVisitor()
  const product = await visitor.open(await productPath(visitor, { category: 'bedding' }))
  expect(heart(product).getAttribute('aria-pressed')).toBe('false')
  await product.press(heart(product))
  const again = await product.reload()
  expect(heart(again).getAttribute('aria-pressed')).toBe('true')
  const wishlist = await openWishlist(visitor)
  expect(saved(wishlist)).toEqual([product.heading])
  expect(wishlist.text).toContain('Log in and it comes along.')
  const removed = await wishlist.press(`Remove ${product.heading}`)
  expect(removed.text).toContain('Nothing pinned up yet')
})

test('removes a saved design when its heart is pressed again', async () => {
  const visitor = aVisitor()
  const product = await visitor.open(await productPath(visitor, { category: 'bedding' }))
  await product.press(heart(product))
  const again = await product.reload()
  await again.press(heart(again))
  expect(heart(await again.reload()).getAttribute('aria-pressed')).toBe('false')
})

test('moves a line with its quantity to the wishlist, keeps it there after a login, and moves it back to the cart', async () => {
  const { visitor, page } = await givenCart({ lines: [{ category: 'fabric', quantity: 2 }] })
  const [move] = page.all('button', /^Move to wishlist/)
  const name = (move?.getAttribute('aria-label') ?? '').replace('Move to wishlist: ', '')
  const moved = await page.press(`Move to wishlist: ${name}`)
  expect(moved.notices.join()).toContain('It is on your wishlist now.')
  expect(moved.text).toContain('Nothing in here yet')

  await logIn(visitor, await createCustomer('customer'))
  const wishlist = await openWishlist(visitor)
  expect(saved(wishlist)).toEqual([name])
  const emptied = await wishlist.press(`Move to cart: ${name}`)
  expect(emptied.notices.join()).toContain(`In your cart now: ${name}`)
  expect(saved(emptied)).toEqual([])
  const cart = await visitor.open('/cart')
  expect(cart.get('spinbutton', /^Quantity/, cart.article(name))).toMatchObject({ value: '2' })
})
