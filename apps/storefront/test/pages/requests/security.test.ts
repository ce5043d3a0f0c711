import { request } from 'node:http'
import { expect, test } from 'vitest'
import { aVisitor, givenCart, shop } from '../../shop.ts'

/** A request with headers that `fetch` does not send, such as another Host. */
const rawRequest = (
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    // `URL` would read two slashes as the start of a host.
    request(new URL(shop.storefront), { path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
      .on('error', reject)
      .end()
  })

/** Adds to the cart like the product's page, and returns the response before its redirect is followed. */
const addDirectly = (headers: Readonly<Record<string, string>> = {}) =>
  aVisitor().post(
    '/cart',
    { intent: 'add', sku: 'quince-orchard-night-pond-printed-fabric-qc-yard', quantity: '1' },
    { redirect: 'manual', headers },
  )

test('sends security headers, and a new nonce with every page that is not stored', async () => {
  const [first, second] = [await aVisitor().open('/cart'), await aVisitor().open('/cart')]
  const policy = first.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("'strict-dynamic'")
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{20,}'/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(second.headers.get('content-security-policy')).not.toBe(policy)
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  expect(first.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(first.headers.get('permissions-policy')).toContain('camera=()')
  expect(first.headers.get('referrer-policy')).not.toBe('no-referrer')
})

test('makes every cookie HttpOnly except the id of the cart', async () => {
  const cookies = (await addDirectly()).headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
    'CT_cart',
    '__Host-selvedge_cart',
    '__Host-selvedge_visitor',
    'ct_tokenAnonymous',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Secure/)
    expect(/; HttpOnly/.test(cookie)).toBe(!cookie.startsWith('CT_cart='))
  }
})

test.each([
  ['another site', 'https://other.example'],
  ['a sandboxed page', 'null'],
  ['nonsense', 'not an origin'],
])('refuses a form from %s before any route handles it', async (_, origin) => {
  expect((await addDirectly({ origin })).status).toBe(403)
})

test('refuses a form that the browser marks as cross-site', async () => {
  expect((await addDirectly({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a\r\nx: y', '/\tevil.example'])(
  'redirects to a page of the shop after a login with the target %j',
  async (redirectTo) => {
    const response = await aVisitor().post(
      '/account/login',
      { email: 'customer@example.com', password: 'Selvedge-2026', redirectTo },
      { redirect: 'manual' },
    )
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  },
)

test.each(['/en-GB//evil.test', '/en-GB///evil.test', '/.//evil.test'])(
  'redirects to a page of the shop after a change of preferences on the page %j',
  async (back) => {
    const response = await aVisitor().post('/preferences', { currency: 'USD', back }, { redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/(?![/\\])/)
  },
)

test('refuses a request for another host', async () => {
  expect((await rawRequest('/', { host: 'evil.example' })).status).toBe(400)
})

test.each([
  '//',
  '//evil.example/..',
  '/%00',
  '/no-such-page/%0D%0A',
  '/%5C',
  '/category//wallpaper',
  '/category/wallpaper?page=-1',
  '/search?query=fan&page=1e9',
])('responds with 404 to the path %s', async (path) => {
  expect((await rawRequest(path, {})).status).toBe(404)
})

test.each([
  '//',
  '/product/%00',
  '/category/%00',
  '/artist/%E0%A4%A',
  '/category//wallpaper',
  '/en-GB/category/%5C',
])('shows the 404 page with its header and links at the path %s', async (path) => {
  const { status, text } = await rawRequest(path, {})
  expect(status).toBe(404)
  expect(text).toContain('This page has a dropped stitch')
  expect(text).toContain('<header')
  expect(text).toContain(`href="${path.startsWith('/en-GB') ? '/en-GB' : ''}/category/wallpaper"`)
})

test.each([
  '/category/wallpaper?after=xx&designer[]=1&colour=%00',
  '/category/wallpaper?colour=%ED%A0%80&sort=__proto__',
  '/search?query=%00&style=%00',
  '/product/quince-orchard-night-pond-printed-fabric?sku=%00',
])('ignores invalid parameters in %s', async (path) => {
  expect((await aVisitor().open(path)).status).toBe(200)
})

test('ignores the headers x-forwarded-host, x-original-url and x-forwarded-proto', async () => {
  const page = await rawRequest('/', {
    'x-forwarded-host': 'evil.example',
    'x-original-url': '/cart',
    'x-forwarded-proto': 'http',
  })
  expect(page.status).toBe(200)
  expect(page.text).not.toContain('evil.example')
})

test('refuses a form that is too large or has too many fields', async () => {
  const large = await aVisitor().post('/cart', { intent: 'x'.repeat(600_000) })
  expect([large.status, large.heading]).toEqual([413, 'Your cart'])
  expect(large.notices.join()).toContain('This form is larger than the shop takes.')
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, '']))
  expect((await aVisitor().post('/cart', many)).status).toBe(413)
})

test.each([
  ['changed', (value: string) => value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['cut', (value: string) => value.slice(0, value.length / 2)],
  ['much longer', () => 'x'.repeat(6_000)],
])('creates a new guest for a visitor whose token cookie is %s', async (_, spoil) => {
  const { visitor } = await givenCart()
  const attacker = aVisitor()
  for (const { name, value } of await visitor.cookies())
    await attacker.setCookie(name, name === 'ct_tokenAnonymous' ? spoil(value) : '')
  const cart = await attacker.open('/cart')
  expect([cart.status, cart.text]).toEqual([200, expect.stringContaining('Nothing in here yet')])
})

test('fetches images only from allowed hosts', async () => {
  for (const path of [
    '/webp/640/7/picture.svg',
    '/webp/640/http:%2F%2F169.254.169.254/latest',
    '/webp/640/0//evil.example/x',
  ])
    expect((await aVisitor().open(`/pictures${path}`)).status).toBe(400)
})

test('forbids caches to store personal pages', async () => {
  for (const path of ['/', '/cart', '/account/login', '/checkout']) {
    const { headers } = await aVisitor().open(path, { redirect: 'manual' })
    expect(headers.get('cache-control')).toContain('no-store')
  }
})
