import pino from 'pino'
import { expect, test } from 'vitest'
import type { ContextMaker, ShopContext } from '../context/createContext.ts'
import { Session } from '../session/session.ts'
import { readSettings } from '../settings/settings.ts'
import type { SiteFinder } from '../sites/createSites.ts'
import { createApp, type PageHandler } from './createApp.ts'

const ORIGIN = 'https://shop.example'

const settings = readSettings({
  NODE_ENV: 'production',
  STOREFRONT_URL: ORIGIN,
  IDENTITY_URL: 'https://identity.example',
  COMMERCE_AUTH_URL: 'https://auth.example',
  COMMERCE_API_URL: 'https://api.example',
  COMMERCE_PROJECT_KEY: 'shop',
  COMMERCE_CLIENT_ID: 'id',
  COMMERCE_CLIENT_SECRET: 'secret',
  SESSION_SECRETS: 'a secret of at least that many characters',
  PICTURE_HOSTS: 'https://pictures.example',
})
if ('problem' in settings) throw new Error(settings.problem)

const page: PageHandler = async (request, { session }) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/saved') {
    session.notify({ kind: 'preferences-saved' })
    // The frame of the page runs at the same time, and consumes the notice before the redirect is known.
    session.consumeNotice()
    return new Response(null, { status: 303, headers: { location: '/' } })
  }
  if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/' } })
  if (pathname === '/limited') return new Response(null, { status: 429 })
  if (pathname.endsWith('/no-such/page')) return new Response(pathname, { status: 404 })
  if (pathname === '/broken') throw new Error('broken')
  return new Response('<p>shop</p>', { headers: { 'content-type': 'text/html' } })
}
const context = {
  context: { nonce: 'n', session: new Session({}), retryAfter: () => '840' } as ShopContext,
  setCookies: async () => [],
}
const makeContext: ContextMaker = async () => context

const site = { key: 'selvedge', origin: ORIGIN, isDefault: true, value: undefined }
const known = { site, all: [site], isCheckoutHere: false }
const sites: SiteFinder = {
  ownSite: async () => known,
  checkoutOf: async () => ({ ...known, isCheckoutHere: true }),
  ofHost: async (host) => (host === 'shop.example' ? known : undefined),
}
const app = createApp({ settings, log: pino({ level: 'silent' }), sites, makeContext, page })
const request = (path: string, host = 'shop.example'): Promise<Response> =>
  Promise.resolve(app.request(`${ORIGIN}${path}`, { headers: { host } }))

test('allows a page’s scripts by nonce', async () => {
  const { headers } = await request('/')
  expect(headers.get('content-security-policy')).toContain("script-src 'nonce-n' 'strict-dynamic'")
})

test.each([
  ['a redirect', '/moved', 302],
  ['a failed page', '/broken', 500],
  ['a refused image', '/pictures/gif/1/0/none', 400],
  ['the data of an address that is not UTF-8', '/category/%C0%AF.data', 404],
  ['a health check', '/healthz', 200],
])(
  'sends %s with nosniff, HSTS and a content security policy that loads nothing',
  async (_, path, status) => {
    const response = await request(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=/)
  },
)

test.each([
  ['a NUL', '/product/%00', '/no-such/page'],
  ['bytes that are not UTF-8', '/en-GB/category/%C0%AF', '/en-GB/no-such/page'],
])('sends the 404 page in the locale of a path with %s', async (_, path, missing) => {
  const response = await request(path)
  expect([response.status, await response.text()]).toEqual([404, missing])
})

test('shows a notice of a redirect on the next page, when the frame of the redirected page has consumed it', async () => {
  expect((await request('/saved')).status).toBe(303)
  expect(context.context.session.consumeNotice()).toEqual({ kind: 'preferences-saved' })
})

test('sends the header Retry-After with a 429 response, and with no other response', async () => {
  expect((await request('/limited')).headers.get('retry-after')).toBe('840')
  expect((await request('/')).headers.get('retry-after')).toBeNull()
})

test('sends nosniff and a content security policy with the response that rejects an unknown host', async () => {
  const response = await request('/', 'evil.test')
  expect(response.status).toBe(400)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
