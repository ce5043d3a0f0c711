import { randomUUID } from 'node:crypto'
import { addLineItem, createCommerceClient, getActiveCart } from '@selvedge/commerce-client'
import {
  completePaymentStep,
  completeShippingStep,
  expectStep,
  logIn,
  marianne,
  PASSWORD,
  type Page,
  placeOrder,
  productPath,
  quantities,
  type Visitor,
} from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, expectOrder, givenCart, shop } from '../../shop.ts'

/** The cart of a brand's own site, which is not a site of the shop. */
const BRAND = 'https://brand.test'
const CART = `${BRAND}/cart?from=menu`

type Response = { readonly token?: string; readonly code?: string }

/** A visitor of the brand's site: the calls of its pages to the identity service. */
const aBrandVisitor = () => {
  let cookie = ''
  const call = async (path: string, body?: object) => {
    const response = await fetch(`${shop.identity}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { origin: BRAND, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const set of response.headers.getSetCookie()) cookie = set.split(';')[0] ?? ''
    return (await response.json()) as Response
  }
  const token = async () => (await call('/api/token')).token ?? ''
  const graphqlClient = createCommerceClient({
    graphqlUrl: `${shop.platform}/selvedge/graphql`,
    runtime: 'server',
    token,
  })
  return {
    logIn: (email: string) => call('/api/selvedge/login', { email, password: PASSWORD }),
    add: (sku: string, quantity: number, currency: 'USD' | 'GBP' = 'USD') =>
      addLineItem(
        { graphqlClient },
        { currency, country: currency === 'USD' ? 'US' : 'GB' },
        { sku, quantity },
      ),
    cart: () => getActiveCart({ graphqlClient }),
    code: async (nonce: string) => (await call('/api/selvedge/visitor-handover', { nonce })).code ?? '',
  }
}

/** The variant that the first product page of a category offers. */
const skuOf = async (category: string): Promise<string> => {
  const visitor = aVisitor()
  const page = await visitor.open(await productPath(visitor, { category }))
  const form = page.document.querySelector('[name="quantity"]')?.closest('form')
  return form?.querySelector('[name="sku"]')?.getAttribute('value') ?? ''
}

const enterUrl = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query)}`

/** Requests the nonce with which the shop redirects a visitor back to the brand's site. */
const redirectOf = async (visitor: Visitor, address: string): Promise<string | null> =>
  (await visitor.open(address, { redirect: 'manual' })).headers.get('location')

const nonceOf = async (visitor: Visitor, path = '/enter'): Promise<string> => {
  const { headers } = await visitor.open(enterUrl(path, { from: CART }), { redirect: 'manual' })
  const back = new URL(headers.get('location') ?? '')
  expect(`${back.origin}${back.pathname}`).toBe(`${BRAND}/cart`)
  expect(back.searchParams.get('from')).toBe('menu')
  return back.searchParams.get('handover-for') ?? ''
}

/** The text of a page with its notice, which is outside of the main part. */
const noticeOf = ({ document }: Page): string => document.body.textContent ?? ''

/** Enters the shop from the cart of the brand's site. */
const enter = async (
  visitor: Visitor,
  brand: ReturnType<typeof aBrandVisitor>,
  path = '/enter',
): Promise<Page> => {
  const code = await brand.code(await nonceOf(visitor, path))
  return visitor.open(enterUrl(path, { from: CART, code }))
}

test('continues at the checkout as the guest of a brand’s site, and empties the cart of both sites by the order', async () => {
  const brand = aBrandVisitor()
  await brand.add(await skuOf('printed-fabric'), 2)
  const visitor = aVisitor()
  const shipping = expectStep(await enter(visitor, brand), 'shipping')
  expect(quantities(await visitor.open('/cart'))).toEqual([2])
  const review = await completePaymentStep(await completeShippingStep(shipping, marianne), 'card')
  await expectOrder(await placeOrder(review))
  expect(await brand.cart()).toBeUndefined()
  expect(quantities(await visitor.open('/cart'))).toEqual([])
})

test('leads back to the brand’s site from the cart, the checkout and the confirmation', async () => {
  const brand = aBrandVisitor()
  await brand.add(await skuOf('printed-fabric'), 1)
  const visitor = aVisitor()
  const linksBack = ({ document }: Page) =>
    [...document.querySelectorAll(`a[href="${CART}"]`)].map(({ textContent }) => textContent)
  expect(linksBack(await visitor.open('/cart'))).toEqual([])
  const shipping = expectStep(await enter(visitor, brand), 'shipping')
  expect(linksBack(shipping)).toEqual(['Back to brand.test'])
  expect(linksBack(await visitor.open('/cart'))).toEqual(['Back to brand.testShopping'])
  expect(linksBack(await visitor.open('/'))).toEqual([])
  const review = await completePaymentStep(await completeShippingStep(shipping, marianne), 'card')
  const confirmation = await placeOrder(review)
  await expectOrder(confirmation)
  expect(linksBack(confirmation)).toEqual(['Back to brand.test'])
  expect(confirmation.document.querySelector(`a[href="${BRAND}/"]`)?.textContent).toBe('Keep shopping')
})

test.each(['guest', 'customer', 'customer who is logged in at the shop'])(
  'shows the checkout of a %s in the currency of the brand’s cart, without a notice',
  async (kind) => {
    const brand = aBrandVisitor()
    const visitor = aVisitor()
    if (kind !== 'guest') {
      const email = await createCustomer('customer')
      await brand.logIn(email)
      if (kind !== 'customer') await logIn(visitor, email)
    }
    await brand.add(await skuOf('printed-fabric'), 1, 'GBP')
    const shipping = await enter(visitor, brand, '/en-CA/enter')
    expect([shipping.path, shipping.alerts]).toEqual(['/en-GB/checkout', []])
    expect(noticeOf(shipping)).not.toContain('Prices are now')
    expect(shipping.text).toContain('£')
  },
)

test('adds the items of the shop’s guest to the cart of the brand’s guest, once', async () => {
  const brand = aBrandVisitor()
  await brand.add(await skuOf('printed-fabric'), 2)
  const { visitor } = await givenCart({ lines: [{ category: 'wallpaper', quantity: 3 }] })
  await enter(visitor, brand)
  expect(quantities(await visitor.open('/cart'))).toEqual([2, 3])
  await enter(visitor, brand)
  expect(quantities(await visitor.open('/cart'))).toEqual([2, 3])
  expect((await brand.cart())?.lineItems.map(({ quantity }) => quantity)).toEqual([2, 3])
})

test('keeps the shop’s cart when the cart of the brand’s guest is empty', async () => {
  const { visitor } = await givenCart({ lines: [{ category: 'wallpaper', quantity: 3 }] })
  const brand = aBrandVisitor()
  expect(await brand.cart()).toBeUndefined()
  expectStep(await enter(visitor, brand), 'shipping')
  expect(quantities(await visitor.open('/cart'))).toEqual([3])
})

test('merges the cart of a brand’s guest into the cart of the customer who is logged in at the shop', async () => {
  const brand = aBrandVisitor()
  await brand.add(await skuOf('printed-fabric'), 2)
  const visitor = aVisitor()
  await logIn(visitor, await createCustomer('customer'))
  await givenCart({ visitor, lines: [{ category: 'wallpaper', quantity: 3 }] })
  const shipping = expectStep(await enter(visitor, brand), 'shipping')
  // Only guests are asked for their e-mail address.
  expect(shipping.hasField('Email')).toBe(false)
  expect(quantities(await visitor.open('/cart')).toSorted()).toEqual([2, 3])
})

test('logs the customer of a brand’s site in at the shop, and merges the cart of the shop’s guest', async () => {
  const brand = aBrandVisitor()
  await brand.logIn(await createCustomer('customer'))
  await brand.add(await skuOf('printed-fabric'), 2)
  const { visitor } = await givenCart({ lines: [{ category: 'wallpaper', quantity: 3 }] })
  const shipping = expectStep(await enter(visitor, brand), 'shipping')
  expect(shipping.hasField('Email')).toBe(false)
  expect(quantities(await visitor.open('/cart')).toSorted()).toEqual([2, 3])
  expect((await visitor.open('/account/dashboard')).path).toBe('/account/dashboard')
})

test('accepts a code once, and only in the browser for which it was created', async () => {
  const brand = aBrandVisitor()
  await brand.add(await skuOf('printed-fabric'), 2)
  const visitor = aVisitor()
  const address = enterUrl('/enter', { from: CART, code: await brand.code(await nonceOf(visitor)) })
  const stranger = aVisitor()
  await nonceOf(stranger)
  expect(await redirectOf(stranger, address)).toBe(`${CART}&handover-failed=true`)
  expect(quantities(await stranger.open('/cart'))).toEqual([])
  // The stranger has used the code up.
  expect(await redirectOf(visitor, address)).toBe(`${CART}&handover-failed=true`)
  expect(quantities(await visitor.open('/cart'))).toEqual([])
})

test('returns a visitor with a forged code to the page of the site, and changes nothing', async () => {
  const { visitor } = await givenCart({ lines: [{ category: 'wallpaper', quantity: 3 }] })
  const address = enterUrl('/enter', { from: `${CART}&handover-for=${randomUUID()}`, code: randomUUID() })
  expect(await redirectOf(visitor, address)).toBe(`${CART}&handover-failed=true`)
  expect(quantities(await visitor.open('/cart'))).toEqual([3])
})

const unknownSite = 'The shop does not know the site that you come from'

test.each([
  ['a site that is not in SITE_ORIGINS', { from: 'https://evil.test/cart' }, unknownSite],
  ['no address', {}, unknownSite],
  ['an address that is not a URL', { from: '/cart' }, unknownSite],
  ['a script', { from: 'javascript:alert(1)' }, unknownSite],
])('opens the cart with a message for %s, and changes nothing', async (_, query, message) => {
  const { visitor } = await givenCart({ lines: [{ category: 'wallpaper', quantity: 3 }] })
  const page = await visitor.open(enterUrl('/enter', query))
  expect([page.path, quantities(page)]).toEqual(['/cart', [3]])
  expect(noticeOf(page)).toContain(message)
})
