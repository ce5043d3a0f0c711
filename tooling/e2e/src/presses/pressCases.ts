import { givenCart, marianne, type Shop, Visitor, type VisitorCookie } from '@selvedge/testing'
import type { Page } from 'playwright-core'

/** An input on a page and its expected effect. */
export type PressCase = {
  readonly name: string
  readonly path: string
  /** Creates a visitor in the state that the case needs, and returns their cookies. */
  readonly cookies: (shop: Pick<Shop, 'storefront'>) => Promise<readonly VisitorCookie[]>
  readonly press: (page: Page) => Promise<unknown>
  /** Reads the effect, which eventually equals `expected`. */
  readonly effect: (page: Page) => Promise<unknown>
  readonly expected: unknown
}

type State = NonNullable<Parameters<typeof givenCart>[1]>

const cookiesOf = async (shop: Pick<Shop, 'storefront'>, state: State): Promise<readonly VisitorCookie[]> =>
  (await givenCart(shop, state)).visitor.cookies()
const newVisitor: PressCase['cookies'] = ({ storefront }) => new Visitor({ shop: storefront }).cookies()
const withCart: PressCase['cookies'] = (shop) => cookiesOf(shop, {})
const withAddress: PressCase['cookies'] = (shop) => cookiesOf(shop, { address: marianne })

const quantity = (page: Page) => page.getByRole('spinbutton').first().inputValue()
const card = (page: Page, name: RegExp) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name }) })
const summary = (page: Page) => page.locator('aside:visible').last().innerText()

/** The inputs on the product page, the cart and the checkout that a slow load must not lose. */
export const pressCases = (product: string): readonly PressCase[] => [
  {
    name: 'product: one more',
    path: product,
    cookies: newVisitor,
    press: (page) => page.getByRole('button', { name: 'One more' }).click(),
    effect: quantity,
    expected: '2',
  },
  {
    name: 'product: add to cart',
    path: product,
    cookies: newVisitor,
    press: (page) => page.getByRole('button', { name: 'Add to cart' }).first().click(),
    effect: async (page) => (await page.context().cookies()).some(({ name }) => name === 'CT_cart'),
    expected: true,
  },
  {
    name: 'product: save to wishlist',
    path: product,
    cookies: newVisitor,
    press: (page) => page.getByRole('button', { name: 'Save to wishlist' }).click(),
    effect: (page) =>
      page.getByRole('button', { name: 'Save to wishlist' }).first().getAttribute('aria-pressed'),
    expected: 'true',
  },
  {
    name: 'product: another material',
    path: product,
    cookies: newVisitor,
    press: (page) => page.locator('main label').filter({ hasText: 'Linen cotton canvas' }).first().click(),
    effect: async (page) => [
      new URL(page.url()).searchParams.has('sku'),
      await page.getByRole('radio', { name: /Linen cotton canvas/ }).isChecked(),
    ],
    expected: [true, true],
  },
  {
    name: 'cart: one more',
    path: '/cart',
    cookies: withCart,
    press: (page) => page.getByRole('button', { name: 'One more' }).click(),
    effect: async (page) => [await quantity(page), /2 items/.test(await summary(page))],
    expected: ['2', true],
  },
  {
    name: 'cart: remove',
    path: '/cart',
    cookies: withCart,
    press: (page) => page.getByRole('button', { name: /^Remove/ }).click(),
    effect: (page) => page.getByText('Nothing in here yet').count(),
    expected: 1,
  },
  {
    name: 'cart: move to wishlist',
    path: '/cart',
    cookies: withCart,
    press: (page) => page.getByRole('button', { name: /wishlist/i }).click(),
    effect: (page) => page.getByText('It is on your wishlist now.').count(),
    expected: 1,
  },
  {
    name: 'cart: apply a code',
    path: '/cart',
    cookies: withCart,
    press: async (page) => {
      await page.getByText('Add a promo code').click()
      await page.getByLabel('Promo code').fill('WELCOME10')
      await page.getByRole('button', { name: 'Apply' }).click()
    },
    effect: (page) => page.getByRole('button', { name: 'Remove code WELCOME10' }).count(),
    expected: 1,
  },
  {
    name: 'cart: go to shipping',
    path: '/cart',
    cookies: withCart,
    press: (page) => page.getByRole('link', { name: 'Go to shipping' }).click(),
    effect: (page) => page.getByRole('heading', { level: 1, name: 'Where should it go?' }).count(),
    expected: 1,
  },
  {
    name: 'shipping: another method',
    path: '/checkout?edit=shipping',
    cookies: withAddress,
    press: (page) => card(page, /Priority/).click(),
    effect: async (page) => [
      await page.getByRole('radio', { name: /Priority/ }).isChecked(),
      /Priority/.test(await summary(page)),
    ],
    expected: [true, true],
  },
  {
    name: 'shipping: military mail',
    path: '/checkout',
    cookies: withCart,
    press: (page) => page.locator('label').filter({ hasText: 'APO or FPO' }).click(),
    effect: (page) => page.locator('select[name=city]').count(),
    expected: 1,
  },
  {
    name: 'shipping: another country',
    path: '/checkout',
    cookies: withCart,
    press: (page) => page.locator('select[name=country]').selectOption('CA'),
    effect: (page) => page.getByLabel('Province or territory').count(),
    expected: 1,
  },
  {
    name: 'shipping: typed and sent',
    path: '/checkout?edit=shipping',
    cookies: withAddress,
    press: async (page) => {
      await page.getByLabel('Company').fill('Hale & Co')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
    },
    effect: (page) => page.getByRole('heading', { level: 1, name: 'How would you like to pay?' }).count(),
    expected: 1,
  },
  {
    name: 'billing: PayPal',
    path: '/checkout?edit=billing',
    cookies: withAddress,
    press: (page) => card(page, /^PayPal/).click(),
    effect: async (page) => [
      await page.locator('html[data-hydrated]').count(),
      await page.getByRole('radio', { name: /^PayPal/ }).isChecked(),
    ],
    expected: [1, true],
  },
  {
    name: 'billing: another address',
    path: '/checkout?edit=billing',
    cookies: withAddress,
    press: (page) => page.getByRole('checkbox', { name: /shipping address/ }).click(),
    effect: async (page) => [
      await page.locator('html[data-hydrated]').count(),
      await page.getByRole('checkbox', { name: /shipping address/ }).isChecked(),
      await page.getByLabel('First name').isVisible(),
      await page.getByLabel('First name').isEnabled(),
    ],
    expected: [1, false, true, true],
  },
]
