import {
  type Branch,
  completePaymentStep,
  completeShippingStep,
  expectStep,
  followRefresh,
  logIn,
  marianne,
  NEEDS_APPROVAL,
  orderNumberOf,
  PASSWORD,
  type Page,
  placeOrder,
  productPath,
  quantities,
  submitOrder,
  type Visitor,
} from '@selvedge/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aVisitor, createCustomer, expectOrder, givenCart, shop } from '../shop.ts'

let branch: Branch
beforeAll(async () => {
  branch = await shop.branch({ hasCheckoutSite: true })
})
afterAll(() => shop.stopBranches())

const aShopper = (site: string = branch.storefront): Visitor => aVisitor({ shop: site })

const origins = ({ redirects, url }: Page): readonly string[] => [
  ...redirects.map(({ from }) => new URL(from).origin),
  url.origin,
]

/** Requests a page, and follows redirects until one has the given query parameter; returns its target. */
const redirectWith = async (visitor: Visitor, address: string, parameter: string): Promise<string> => {
  let next = address
  for (let steps = 0; steps < 6; steps += 1) {
    const { headers } = await visitor.open(next, { redirect: 'manual' })
    next = new URL(headers.get('location') ?? '', next).href
    if (new URL(next).searchParams.get(parameter)?.length === 43) return next
  }
  throw new Error(`No redirect of ${address} has ${parameter}.`)
}

test('moves a guest with the cart to the checkout’s origin, places the order, and moves the guest back to an empty cart', async () => {
  const { page, visitor } = await givenCart({
    visitor: aShopper(),
    lines: [{ category: 'printed-fabric', quantity: 2 }],
  })
  const shipping = expectStep(await page.follow('Go to shipping'), 'shipping')
  expect(origins(shipping)).toEqual([
    branch.storefront,
    branch.checkout,
    branch.storefront,
    branch.checkout,
    branch.checkout,
  ])
  expect([shipping.url.pathname, shipping.url.search]).toEqual(['/checkout', ''])
  const payment = await completeShippingStep(shipping, marianne)
  const review = await completePaymentStep(payment, 'card')
  const success = await placeOrder(review)
  expect([success.url.origin, success.path]).toEqual([branch.checkout, '/checkout/success'])
  await expectOrder(success)
  const home = await success.follow(/^(Keep|Continue|Back)/)
  expect([home.url.href, home.text]).toEqual([
    `${branch.storefront}/`,
    expect.not.stringContaining('Cart, 2'),
  ])
  expect(quantities(await visitor.open('/cart'))).toEqual([])
})

test('keeps the cookies of shop and checkout separate, and lets scripts read only the id of the cart', async () => {
  const { page, visitor } = await givenCart({ visitor: aShopper() })
  await page.follow('Go to shipping')
  const cookies = await visitor.cookies()
  const names = cookies.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['ct_tokenAnonymous', 'ct_tokenAnonymous_at_checkout']))
  expect(cookies.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name)).toEqual([
    'CT_cart',
    'CT_cart_at_checkout',
  ])
})

test('moves a logged-in customer to the checkout, and moves notices back to the shop', async () => {
  const email = await createCustomer('customer')
  const visitor = aShopper()
  await logIn(visitor, email)
  const { page } = await givenCart({ visitor })
  const shipping = await page.follow('Go to shipping')
  // Only guests are asked for their e-mail address.
  expect([shipping.url.origin, shipping.hasField('Email')]).toEqual([branch.checkout, false])
  const cart = await shipping.follow(/Back to cart/)
  expect([cart.url.href, quantities(cart)]).toEqual([`${branch.storefront}/cart`, [1]])
})

test('moves a visitor back to the checkout’s origin after a login that began at the checkout', async () => {
  const email = await createCustomer('customer')
  const { page } = await givenCart({ visitor: aShopper() })
  const login = await (await page.follow('Go to shipping')).follow('Log in')
  expect([login.url.origin, login.path]).toEqual([branch.storefront, '/account/login'])
  const shipping = await login.fillAll({ Email: email, Password: PASSWORD }).press('Log in')
  // Only guests are asked for their e-mail address.
  expect([shipping.url.origin, shipping.hasField('Email')]).toEqual([branch.checkout, false])
})

test('moves a shopper from another site to the same checkout, and back to that site', async () => {
  const { page, visitor } = await givenCart({
    visitor: aShopper(branch.larkhouse),
    lines: [{ category: 'wallpaper' }],
  })
  const shipping = expectStep(await page.follow('Go to shipping'), 'shipping')
  expect(shipping.url.href).toBe(`${branch.checkout}/checkout?site=larkhouse`)
  expect(shipping.document.documentElement.getAttribute('data-brand')).toBe('larkhouse')
  // The shopper opens the checkout of the other shop as well: neither replaces the cart of the other one.
  const product = await visitor.open(
    branch.storefront + (await productPath(aShopper(), { category: 'printed-fabric' })),
  )
  const other = await product.fill('Quantity', '3').press('Add to cart')
  expect((await other.follow('Go to shipping')).url.href).toBe(`${branch.checkout}/checkout`)
  const review = await completePaymentStep(await completeShippingStep(shipping, marianne), 'card')
  const success = await placeOrder(review)
  expect([success.url.origin, orderNumberOf(success)]).toEqual([
    branch.checkout,
    expect.stringMatching(/^LH-\d+$/),
  ])
  await expectOrder(success)
  expect((await success.follow(/^(Keep|Continue|Back)/)).url.origin).toBe(branch.larkhouse)
  expect(quantities(await visitor.open(`${branch.storefront}/cart`))).toEqual([3])
})

test.each(['Approve', 'Refuse'])(
  'returns to the checkout’s origin from the page of the bank: %s',
  async (decision) => {
    const { page } = await givenCart({
      visitor: aShopper(branch.larkhouse),
      lines: [{ category: 'wallpaper' }],
    })
    const payment = await completeShippingStep(await page.follow('Go to shipping'), marianne)
    const bank = await submitOrder(await completePaymentStep(payment, 'card', NEEDS_APPROVAL))
    // A browser follows the redirects of a form only to these origins.
    expect(bank.headers.get('content-security-policy')).toContain(`form-action 'self' ${branch.checkout}`)
    const back = await bank.press(decision)
    expect(new Set(origins(back))).toEqual(new Set([bank.url.origin, branch.checkout]))
    const done = await followRefresh(back)
    expect([done.url.origin, done.heading]).toEqual([
      branch.checkout,
      decision === 'Approve' ? expect.stringMatching(/^Thank you/) : 'Your order was not placed',
    ])
    expect(done.document.documentElement.getAttribute('data-brand')).toBe('larkhouse')
  },
)

test('accepts a handover code once, and only in the browser that requested it', async () => {
  const { visitor } = await givenCart({ visitor: aShopper() })
  const withCode = await redirectWith(visitor, `${branch.storefront}/checkout`, 'handover')
  const stranger = aShopper()
  const stolen = await stranger.open(withCode)
  expect([stolen.url.href, stolen.text]).toEqual([
    `${branch.storefront}/cart`,
    expect.stringContaining('Nothing in here yet'),
  ])
  // The stranger has used the code up.
  expect((await visitor.open(withCode)).url.href).toBe(`${branch.storefront}/cart`)
  const own = await redirectWith(visitor, `${branch.storefront}/checkout`, 'handover')
  expectStep(await visitor.open(own), 'shipping')
  await visitor.open('/cart')
  expectStep(await visitor.open(own), 'shipping')
  expect((await aShopper().open(own)).url.href).toBe(`${branch.storefront}/cart`)
})

test('keeps the shop’s session when a checkout that has received no session redirects the visitor to the shop', async () => {
  const { visitor } = await givenCart({ visitor: aShopper() })
  const page = await visitor.open(`${branch.checkout}/checkout`)
  expect([page.url.href, quantities(page)]).toEqual([`${branch.storefront}/cart`, [1]])
  // A session that went to the checkout before a login is not accepted after it.
  await visitor.open('/checkout')
  await logIn(visitor, await createCustomer('customer'))
  const account = await (await visitor.open(`${branch.checkout}/cart`)).visitor.open('/account/dashboard')
  expect([account.url.origin, account.path]).toEqual([branch.storefront, '/account/dashboard'])
})

test('ignores handover codes that do not exist, and refuses the checkout of a site that does not exist', async () => {
  const forged = await aShopper().open(`${branch.checkout}/checkout?handover=forged`)
  expect(forged.url.href).toBe(`${branch.storefront}/cart`)
  expect((await aShopper().open(`${branch.checkout}/checkout?site=nowhere`)).status).toBe(400)
})

test('serves no pages of the shop on the checkout’s origin, and accepts no forms of the shop there', async () => {
  const visitor = aShopper()
  const page = await visitor.open(`${branch.checkout}/en-GB/help/delivery?from=checkout`)
  expect(page.url.href).toBe(`${branch.storefront}/en-GB/help/delivery?from=checkout`)
  const { text, status } = await visitor.open(`${branch.checkout}/cart`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'remove' }),
    headers: { origin: branch.storefront },
  })
  expect([status, text]).toEqual([403, expect.any(String)])
})
