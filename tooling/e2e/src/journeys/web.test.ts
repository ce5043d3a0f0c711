import { request } from 'node:http'
import { expect, test } from 'vitest'
import { stack } from '../harness/stack.ts'

const shop = stack.shop
const sku = 'quince-orchard-night-pond-printed-fabric-qc-yard'

/** A request with headers that `fetch` would not send, such as another Host. */
const ask = (path: string, headers: Record<string, string>): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    request(new URL(path, shop), { headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
      .on('error', reject)
      .end()
  })

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, shop), {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: shop, ...headers },
  })

const add = (headers: Record<string, string> = {}): Promise<Response> =>
  post('/cart', new URLSearchParams({ intent: 'add', sku, quantity: '1' }), headers)

test('every page carries the headers that keep browsers safe, and a fresh nonce', async () => {
  const [first, second] = [await fetch(shop), await fetch(shop)]
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

test('every cookie is closed to scripts but the cart’s id', async () => {
  const cookies = (await add()).headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
    'CT_cart',
    '__Host-selvedge_cart',
    'ct_tokenAnonymous',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Secure/)
    expect(/; HttpOnly/.test(cookie)).toBe(!cookie.startsWith('CT_cart='))
  }
})

test.each([
  ['https://other.example', 'another site'],
  ['null', 'a sandboxed page'],
  ['not an origin', 'nonsense'],
])('a form from %s (%s) is refused', async (origin) => {
  expect((await add({ origin })).status).toBe(403)
  expect((await add({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a\r\nx: y', '/\tevil.example'])(
  'after login to %j the shopper lands on the shop’s own page',
  async (redirectTo) => {
    const form = { email: 'customer@example.com', password: 'Selvedge-2026', redirectTo }
    const answer = await post('/account/login', new URLSearchParams(form))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/')
  },
)

test('another host is no shop', async () =>
  expect((await ask('/', { host: 'evil.example' })).status).toBe(400))

test('headers that a cache does not key change nothing', async () => {
  const page = await ask('/', {
    'x-forwarded-host': 'evil.example',
    'x-original-url': '/cart',
    'x-forwarded-proto': 'http',
  })
  expect(page.status).toBe(200)
  expect(page.text).not.toContain('evil.example')
})

test('a form that is too large, or has too many fields, is refused', async () => {
  expect((await post('/cart', new URLSearchParams({ intent: 'x'.repeat(66_000) }))).status).toBe(413)
  const many = Array.from({ length: 10_000 }, (_, at): [string, string] => [`f${at}`, ''])
  expect((await post('/cart', new URLSearchParams(many))).status).toBe(413)
})

test.each(['-1', '1.5', '1e21', '9007199254740992', 'NaN', '', '１２', '0x10'])(
  'a quantity of %j is refused with a message',
  async (quantity) => {
    const answer = await post('/cart', new URLSearchParams({ intent: 'add', sku, quantity }))
    expect(answer.status).toBe(422)
  },
)

test.each(['\0', '\ud800', '\u202Eevil', '__proto__', 'constructor', '<script>alert(1)</script>'])(
  'a code of %j is no code, and no failure',
  async (code) => {
    const bag = (await add()).headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    const answer = await post('/cart', new URLSearchParams({ intent: 'code', code }), { cookie: bag })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).not.toContain('<script>alert(1)</script>')
  },
)

test.each([
  ['flipped', (value: string) => value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['cut', (value: string) => value.slice(0, value.length / 2)],
  ['long', () => 'x'.repeat(6_000)],
])('a %s cookie makes a fresh guest', async (_, spoil) => {
  const spoilt = (await add()).headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
    return `${name}=${name === 'ct_tokenAnonymous' ? spoil(value) : ''}`
  })
  const page = await fetch(new URL('/cart', shop), { headers: { cookie: spoilt.join('; ') } })
  expect(page.status).toBe(200)
  expect((await page.text()).includes('Nothing in here yet')).toBe(true)
})

test('an address in small letters leads to the locale', async () => {
  const answer = await fetch(new URL('/en-gb/cart', shop), { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en-GB/cart'])
})

test('pictures come from listed hosts only', async () => {
  for (const path of [
    '/webp/640/7/picture.svg',
    '/webp/640/http:%2F%2F169.254.169.254/latest',
    '/webp/640/0//evil.example/x',
  ])
    expect((await fetch(new URL(`/pictures${path}`, shop))).status).toBe(400)
})

test('personal pages are kept by nobody', async () => {
  for (const path of ['/cart', '/account/login', '/checkout'])
    expect((await fetch(new URL(path, shop), { redirect: 'manual' })).headers.get('cache-control')).toContain(
      'no-store',
    )
})
