import { expect, test } from 'vitest'
import { cartIdCookie, createCookies, keepsSecureCookies } from './sessionCookies.ts'

const cookiesOf = (origin: string) => createCookies({ sessionSecrets: ['a secret for tests'], origin })

test.each([
  ['https://shop.example', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://192.168.1.20:3000', false],
  ['http://localhost.example', false],
])('returns whether browsers store secure cookies from %s: %s', (origin, kept) =>
  expect(keepsSecureCookies(origin)).toBe(kept),
)

test('makes every cookie HttpOnly, SameSite, Secure and bound to the host', async () => {
  for (const cookie of Object.values(cookiesOf('https://shop.example'))) {
    const header = await cookie.serialize('x')
    expect(header).toMatch(/; HttpOnly/)
    expect(header).toMatch(/; Secure/)
    expect(header).toMatch(/; SameSite=Lax/)
    expect(header).toMatch(/^(__Host-|ct_token)/)
  }
})

test('lets scripts read only the cookie that contains the cart’s id', () =>
  expect(cartIdCookie('a-cart', true)).toMatch(
    /^CT_cart=a-cart; Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/,
  ))

test('accepts a cookie that was signed with a previous secret, and rejects a modified cookie', async () => {
  const { cart: former } = createCookies({ sessionSecrets: ['former'], origin: 'https://shop.example' })
  const { cart } = createCookies({ sessionSecrets: ['new', 'former'], origin: 'https://shop.example' })
  const header = (await former.serialize({ id: 'a-cart' })).split(';')[0] ?? ''
  expect(await cart.parse(header)).toEqual({ id: 'a-cart' })
  expect(await cart.parse(header.slice(0, -4))).toBeNull()
})
