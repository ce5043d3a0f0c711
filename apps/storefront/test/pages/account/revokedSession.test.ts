import {
  logIn,
  mailText,
  marianne,
  type Page,
  quantities,
  submitOrder,
  type Visitor,
  type VisitorCookie,
} from '@selvedge/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aVisitor, givenCart, givenCustomer, shop } from '../../shop.ts'
import { fillTyped, typedForms } from '../../typedForms.ts'

const NEW_PASSWORD = 'Another-2026'
const NOTICE = 'You were logged out. Please log in again.'

/** The session of a customer whose password was changed on another device: all their tokens are revoked. */
type RevokedSession = {
  readonly email: string
  readonly visitor: Visitor
  /** The pages that the customer opened before. */
  readonly cart: Page
  readonly billing: Page
  readonly review: Page
}

const revokeSession = async (): Promise<RevokedSession> => {
  const { email, visitor } = await givenCustomer('customer')
  const { page: review } = await givenCart({ visitor, address: marianne, payment: 'card' })
  const cart = await visitor.open('/cart')
  const billing = await visitor.open('/checkout?edit=billing')
  const other = aVisitor()
  const form = await other.open('/account/forgot')
  await form.fill('Email', email).press('Send the link')
  const mail = await mailText(shop, ({ to, text }) => to === email && text.includes('/account/reset'))
  const reset = await other.open(/https?:\S+\/account\/reset\S+/.exec(mail)?.[0] ?? '')
  const saved = await reset
    .fillAll({ Password: NEW_PASSWORD, 'Repeat password': NEW_PASSWORD })
    .press('Save the password')
  expect(saved.text).toContain('Your new password is set. Log in with it.')
  return { email, visitor, cart, billing, review }
}

let session: RevokedSession
let cookies: readonly VisitorCookie[]
beforeAll(async () => {
  session = await revokeSession()
  cookies = await session.visitor.cookies()
})
// The notice deletes the session only from the visitor's cookies.
beforeEach(async () => {
  await session.visitor.clearCookies()
  await session.visitor.addCookies(cookies)
})

const expectGuest = async (visitor: Visitor): Promise<void> => {
  const home = await visitor.open('/')
  expect([home.has('link', 'Log in'), home.notices.join().includes(NOTICE)]).toEqual([true, false])
}

test.each([
  ['/cart', '/cart', 'Nothing in here yet'],
  ['/checkout', '/cart', 'Nothing in here yet'],
  ['/account/dashboard', '/account/login', 'Log in'],
  ['/account/dashboard/wishlist', '/account/dashboard/wishlist', 'Nothing pinned up yet'],
  ['/account/login', '/account/login', 'Log in'],
])('shows a notice once when %s is opened, and continues as a guest at %s', async (path, expected, text) => {
  const { visitor } = session
  const page = await visitor.open(path)
  expect([page.status, page.path, page.text]).toEqual([200, expected, expect.stringContaining(text)])
  expect(page.notices.join()).toContain(NOTICE)
  await expectGuest(visitor)
})

test('adds a product to a new guest cart, and finds the customer’s cart after a login', async () => {
  const { email, visitor } = session
  const { page } = await givenCart({ visitor, lines: [{ category: 'wallpaper' }] })
  expect([page.status, quantities(page)]).toEqual([200, [expect.anything()]])
  await logIn(visitor, email, NEW_PASSWORD)
  expect(quantities(await visitor.open('/cart'))).toHaveLength(2)
})

test('shows an empty guest cart when a line of the customer’s cart is changed after the session was revoked', async () => {
  const { visitor, cart } = session
  const changed = await cart.press('One more')
  expect([changed.path, changed.text]).toEqual(['/cart', expect.stringContaining('Nothing in here yet')])
  expect(changed.notices.join()).toContain(NOTICE)
  await expectGuest(visitor)
})

test('places no order from a review page that was opened before the customer’s session was revoked', async () => {
  const refused = await submitOrder(session.review)
  expect([refused.path, refused.notices.join()]).toEqual(['/cart', expect.stringContaining(NOTICE)])
})

test.each(typedForms)(
  'keeps what was typed at %s in the field “%s” when the session has ended',
  async (...form) => {
    const { visitor } = await givenCustomer('customer')
    const [path, field, text, button] = form
    const filled = await fillTyped(visitor, form)
    await visitor.post('/account/logout', {})
    const refused = await filled.press(button)
    expect([refused.status, refused.path, refused.value(field)]).toEqual([
      401,
      `/account/dashboard/${path.replace(/\?.*/, '')}`,
      text,
    ])
    expect(refused.alerts.join()).toContain('Your session has ended. What you typed is still here')
  },
)

/** The status of a redirect in the data of a page (Remix single fetch). */
const DATA_REDIRECT = 202

test.each([
  ['/cart.data', '/cart'],
  ['/cart.data?page=2', '/cart?page=2'],
  ['/account/dashboard.data', '/account/dashboard'],
  ['/checkout.data', '/checkout'],
])(
  'redirects a data request for %s to the page itself, which shows the logged-out notice',
  async (path, document) => {
    const { visitor } = session
    const data = await visitor.open(path)
    expect([data.status, data.body]).toEqual([DATA_REDIRECT, expect.stringContaining(`"${document}"`)])
    expect((await visitor.open(document)).notices.join()).toContain(NOTICE)
  },
)

test('redirects a submitted checkout step to the checkout page, which shows only the logged-out notice', async () => {
  const { visitor, billing } = session
  const { url, body } = billing.check(/^Card/).requestOf('Continue to review')
  const data = await visitor.request(url.replace('/checkout', '/checkout.data'), {
    method: 'POST',
    headers: { origin: billing.url.origin },
    body: new URLSearchParams(String(body)),
  })
  expect([data.status, data.body]).toEqual([
    DATA_REDIRECT,
    expect.stringContaining('"/checkout?edit=billing"'),
  ])
  expect((await visitor.open('/checkout?edit=billing')).notices.join()).toBe(NOTICE)
})

test('saves a guest’s preferences, except those about mails, when the customer’s session has ended', async () => {
  const { visitor } = session
  const saved = await visitor.request(`${shop.storefront}/preferences`, {
    method: 'POST',
    body: new URLSearchParams({ back: '/', currency: 'USD', emails: 'weekly' }),
    headers: { origin: new URL(shop.storefront).origin },
  })
  expect([saved.status, saved.path]).toEqual([200, '/'])
  await expectGuest(visitor)
})
