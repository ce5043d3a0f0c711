import {
  addLine,
  eventually,
  followRefresh,
  logIn,
  mails,
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
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, expectOrder, givenCart, shop } from '../../shop.ts'

const aLarkhouseVisitor = (): Visitor => aVisitor({ shop: shop.larkhouse })

const tabs = (page: Page) =>
  [...page.document.querySelectorAll('nav[aria-label="Our shops"] a')].map((link) => ({
    name: link.textContent,
    href: link.getAttribute('href'),
    current: link.getAttribute('aria-current'),
  }))

test('uses the theme, logo, icon and title of each site, and serves all images', async () => {
  for (const [address, key, name] of [
    [shop.storefront, 'selvedge', 'Selvedge'],
    [shop.larkhouse, 'larkhouse', 'Larkhouse'],
  ] as const) {
    const visitor = aVisitor({ shop: address })
    const { document } = await visitor.open('/')
    expect(document.documentElement.getAttribute('data-brand')).toBe(key)
    expect(document.title).toMatch(new RegExp(` · ${name}$`))
    const logo = document.querySelector('header picture')
    expect(logo?.querySelector('img')?.getAttribute('alt')).toBe(name)
    const images = [
      document.querySelector('link[rel=icon]')?.getAttribute('href'),
      logo?.querySelector('source')?.getAttribute('srcset'),
      logo?.querySelector('img')?.getAttribute('src'),
    ]
    expect(images).toEqual(['icon', 'logo', 'logo-small'].map((image) => `/brands/${key}/${image}.svg`))
    for (const image of images) {
      const { status, headers } = await visitor.open(image ?? '')
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\/svg\+xml/)])
    }
  }
})

test.each(['/nope', '/product', '/fr-FR/guides', '/nope/at/all'])(
  'responds to %s with a 404 page that has the theme, banner and menu of the site',
  async (path) => {
    const page = await aLarkhouseVisitor().open(path)
    expect([page.status, page.heading]).toEqual([404, (await aVisitor().open('/product/nope')).heading])
    expect(page.document.documentElement.getAttribute('data-brand')).toBe('larkhouse')
    expect(tabs(page).map(({ name }) => name)).toEqual(['Selvedge', 'Larkhouse'])
    expect(page.document.querySelector('header input[name="query"]')?.getAttribute('placeholder')).toBe(
      'Search designs',
    )
    expect(page.all('link', 'Wallpaper').length).toBeGreaterThan(0)
  },
)

test('shows the name Selvedge on pages of Larkhouse only in the banner’s link to the other shop', async () => {
  const visitor = aLarkhouseVisitor()
  const product = await productPath(visitor, { category: 'wallpaper' })
  const pages = [
    '/',
    '/en-GB',
    product,
    '/category/wallpaper',
    '/category/throw-pillow',
    '/search?query=stripe',
    '/collection/after-dark',
    '/artist/marit-solberg',
    '/cart',
    '/preferences',
    '/newsletter',
    '/account/login',
    '/account/register',
    '/account/forgot',
    '/account/orders',
    '/help/delivery',
    '/help/returns',
    '/help/promotions',
    '/help/privacy',
    '/nowhere',
  ]
  for (const path of pages) {
    const { document, status } = await visitor.open(path)
    expect([path, status]).toEqual([path, path === '/nowhere' ? 404 : 200])
    for (const part of document.querySelectorAll('nav[aria-label="Our shops"], script, style')) part.remove()
    const texts = [
      document.documentElement.textContent ?? '',
      ...[...document.querySelectorAll('meta[content], [alt], [title], [aria-label]')].flatMap((element) =>
        ['content', 'alt', 'title', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join('\n')
    expect([path, /.{0,40}selvedge.{0,40}/i.exec(texts)?.[0]]).toEqual([path, undefined])
  }
})

test('names the site in structured data, with the URLs of the site', async () => {
  const { document } = await aLarkhouseVisitor().open('/')
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => script.textContent)
    .join('\n')
  expect(data).toContain('"name":"Larkhouse"')
  expect(data).toContain(shop.larkhouse)
  expect(data).not.toContain(shop.storefront)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${shop.larkhouse}/`)
})

test('links to the other shop in the same locale, marks the current shop, and shows no banner at checkout', async () => {
  const visitor = aVisitor()
  const home = await visitor.open('/en-GB')
  expect(tabs(home)).toEqual([
    { name: 'Selvedge', href: '/en-GB', current: 'true' },
    { name: 'Larkhouse', href: `${shop.larkhouse}/en-GB`, current: null },
  ])
  const other = await visitor.open(tabs(home)[1]?.href ?? '')
  expect(tabs(other)).toEqual([
    { name: 'Selvedge', href: `${shop.storefront}/en-GB`, current: null },
    { name: 'Larkhouse', href: '/en-GB', current: 'true' },
  ])
  const { page } = await givenCart({ lines: [{ category: 'wallpaper' }] })
  expect(tabs(page)).toHaveLength(2)
  expect(tabs(await page.follow('Go to shipping'))).toEqual([])
})

test('keeps a separate cart for each site, although both sites are on one host', async () => {
  const visitor = aVisitor()
  await addLine(visitor, { category: 'wallpaper' })
  const there = await visitor.open(`${shop.larkhouse}/cart`)
  expect(there.text).toContain('Nothing in here yet')
  const product = await visitor.open(shop.larkhouse + (await productPath(visitor, { category: 'wallpaper' })))
  const cart = await product.fill('Quantity', '2').press('Add to cart')
  expect(cart.url.origin).toBe(shop.larkhouse)
  const names = (await visitor.cookies()).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['CT_cart', 'CT_cart_larkhouse', 'ct_tokenAnonymous_larkhouse']),
  )
  expect(await visitor.cookie('CT_cart')).not.toBe(await visitor.cookie('CT_cart_larkhouse'))
  expect(quantities(await visitor.open('/cart'))).toEqual([1])
  expect(quantities(await visitor.open(`${shop.larkhouse}/cart`))).toEqual([2])
})

test('gives a customer a cart for each site, and merges a guest’s cart only into the customer’s cart of the same site', async () => {
  const email = await createCustomer('customer')
  const first = aVisitor()
  const there = aLarkhouseVisitor()
  await logIn(first, email)
  await logIn(there, email)
  await addLine(first, { category: 'wallpaper', quantity: 2 })
  expect((await there.open('/cart')).text).toContain('Nothing in here yet')
  await addLine(there, { category: 'duvet-cover', quantity: 3 })
  expect(quantities(await first.open('/cart'))).toEqual([2])
  expect(quantities(await there.open('/cart'))).toEqual([3])
  // The cart of Selvedge is the one that was modified last.
  await addLine(first, { category: 'duvet-cover', quantity: 5 })

  const guest = aLarkhouseVisitor()
  await addLine(guest, { category: 'wallpaper', quantity: 7 })
  await logIn(guest, email)
  expect(quantities(await guest.open('/cart')).toSorted()).toEqual([3, 7])
  expect(quantities(await there.open('/cart')).toSorted()).toEqual([3, 7])
  expect(quantities(await first.open('/cart')).toSorted()).toEqual([2, 5])
  // A login without a cart shows the cart of the site, too.
  const next = aVisitor()
  await logIn(next, email)
  expect(quantities(await next.open('/cart')).toSorted()).toEqual([2, 5])
})

test('accepts the login of one customer on both sites, and keeps a separate session for each site', async () => {
  const email = await createCustomer('customer')
  const visitor = aVisitor()
  await logIn(visitor, email)
  expect((await visitor.open(`${shop.larkhouse}/account/login`)).heading).toBe('Log in')
  const form = await visitor.open(`${shop.larkhouse}/account/login`)
  const home = await form.fillAll({ Email: email, Password: PASSWORD }).press('Log in')
  expect(home.url.origin).toBe(shop.larkhouse)
  const account = await visitor.open(`${shop.larkhouse}/account/dashboard`)
  expect([account.status, account.url.origin]).toEqual([200, shop.larkhouse])
  await account.press('Log out')
  expect((await visitor.open(`${shop.larkhouse}/account/dashboard`)).path).toBe('/account/login')
  expect((await visitor.open('/account/dashboard')).path).toBe('/account/dashboard')
})

test.each(['card', 'PayPal'] as const)(
  'for a Larkhouse order that is paid by %s, uses the site’s order number format, links, mail sender and seller',
  async (payment) => {
    const visitor = aLarkhouseVisitor()
    const { page: review } = await givenCart({
      visitor,
      lines: [{ category: 'wallpaper' }],
      address: { ...marianne, email: `larkhouse-${payment.toLowerCase()}@example.com` },
      payment,
    })
    const success = await placeOrder(review)
    const number = orderNumberOf(success)
    expect(success.url.origin).toBe(shop.larkhouse)
    expect(number).toMatch(/^LH-\d+$/)
    await expectOrder(success)
    const mail = await eventually(
      async () => (await mails(shop)).find(({ key }) => key === `order:${number}`),
      (found) => found !== undefined,
    )
    expect(mail).toMatchObject({ from: 'Larkhouse <shop@larkhouse.example>' })
    expect(mail?.text).toContain(`${shop.larkhouse}/account/orders/${number}?key=`)
    expect(mail?.text).not.toContain(shop.storefront)
    const order = await visitor.open(`/account/orders/${number}`)
    expect(order.main.textContent).toContain('Larkhouse Home LLC')
  },
)

test('after the bank approves a payment, redirects to the site where the payment began', async () => {
  const { page: review } = await givenCart({
    visitor: aLarkhouseVisitor(),
    lines: [{ category: 'wallpaper' }],
    address: marianne,
    payment: 'card',
    card: NEEDS_APPROVAL,
  })
  const bank = await submitOrder(review)
  expect(bank.heading).toBe('Your bank asks')
  const success = await followRefresh(await bank.press(bank.get('button')))
  expect([success.url.origin, success.url.pathname]).toEqual([shop.larkhouse, '/checkout/success'])
  expect(orderNumberOf(success)).toMatch(/^LH-/)
})

test('refuses a form of one site when a page of the other site sends it', async () => {
  const visitor = aLarkhouseVisitor()
  const refused = await visitor.post('/cart', { intent: 'code' }, { headers: { origin: shop.storefront } })
  expect(refused.status).toBe(403)
})

test('refuses a host that belongs to no site', async () => {
  const { port } = new URL(shop.storefront)
  const response = await fetch(`http://127.0.0.1:${port}/`)
  expect([response.status, await response.text()]).toEqual([400, `The shop is at ${shop.storefront}.`])
})
