import { aCart } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { Session } from './session.ts'
import { changedCookies, createCookies, readSession } from './sessionCookies.ts'
import type { SessionState } from './sessionState.ts'

const tokens = (owner: string) => ({ accessToken: owner, expiresAt: 1, scope: owner })
const guest = tokens('anonymous_id:g-1')
const customer = { tokens: tokens('customer_id:c-1'), firstName: 'Anna' }
const cart = { id: 'cart-1', version: 1, count: 2, currency: 'USD' }
const usd = { type: 'centPrecision', currencyCode: 'USD', centAmount: 100, fractionDigits: 2 } as const

test('signing in replaces the guest session and clears its cart; signing out ends the customer session', () => {
  const session = new Session({ anonymous: guest, cart })
  session.signIn(customer.tokens)
  session.rememberCustomer({ firstName: 'Anna', groupKey: 'plus', groupId: 'g' })
  expect({ ...session }).toEqual({
    customer: { ...customer, groupKey: 'plus', groupId: 'g' },
    anonymous: undefined,
    cart: undefined,
  })
  session.signOut()
  expect([session.customer, session.anonymous, session.cart]).toEqual([undefined, undefined, undefined])
})

test('keeps a cart’s weight hash and order attempt when the cart changes, and drops both when another cart is stored', () => {
  const session = new Session({ cart })
  session.markWeighed(2, 'hash')
  session.markPlacing('attempt-1')
  session.rememberCart(aCart({ id: 'cart-1', version: 3, totalLineItemQuantity: 5, totalPrice: usd }))
  expect(session.cart).toEqual({
    ...cart,
    version: 3,
    count: 5,
    weighed: 'hash',
    attempt: 'attempt-1',
  })
  session.rememberCart(aCart({ id: 'cart-2', version: 1, totalLineItemQuantity: 1, totalPrice: usd }))
  expect(session.cart).toEqual({ id: 'cart-2', version: 1, count: 1, currency: 'USD' })
})

test('stores no weight hash, order attempt or warning without a cart', () => {
  const session = new Session({})
  session.markWeighed(2, 'hash')
  session.markPlacing('attempt-1')
  session.warn('address-not-saved')
  expect(session.cart).toBeUndefined()
})

test('forgets the stored order attempt only when that same attempt has ended', () => {
  const session = new Session({ cart: { ...cart, attempt: 'attempt-1' } })
  session.forgetAttempt('attempt-0')
  expect(session.cart?.attempt).toBe('attempt-1')
  session.forgetAttempt('attempt-1')
  expect(session.cart?.attempt).toBeUndefined()
})

test('shows the warning about dropped lines instead of the warning about an unsaved address when both exist', () => {
  const session = new Session({ cart })
  session.warn('address-not-saved')
  session.warn('lines-left-behind')
  session.warn('address-not-saved')
  expect(session.cart?.warning).toBe('lines-left-behind')
  session.dismissWarning()
  expect(session.cart?.warning).toBeUndefined()
})

test('returns each notice only once', () => {
  const session = new Session({})
  session.notify({ kind: 'cart-emptied' })
  expect([session.consumeNotice(), session.consumeNotice()]).toEqual([{ kind: 'cart-emptied' }, undefined])
})

test('remembers an empty guest wishlist only until the guest logs in', () => {
  const session = new Session({ anonymous: guest })
  session.rememberWishlist('nothing')
  expect(session.hasEmptyWishlist).toBe(true)
  session.signIn(customer.tokens)
  expect(session.hasEmptyWishlist).toBe(false)
})

test('remembers only until login, and separately from the wishlist, that a guest follows no artist', () => {
  const session = new Session({ anonymous: guest })
  session.rememberWishlist('nothing')
  session.rememberFollows('nothing')
  expect([session.followsNoArtist, session.hasEmptyWishlist]).toEqual([true, true])
  session.signIn(customer.tokens)
  expect(session.followsNoArtist).toBe(false)
  session.rememberFollows('something')
  expect([session.followsNoArtist, session.hasEmptyWishlist]).toEqual([false, false])
})

test('keeps the guest but forgets the customer and the cart when the customer’s tokens expire', () => {
  const session = new Session({ anonymous: guest, customer, cart })
  session.renewCustomer(undefined)
  expect([session.customer, session.anonymous, session.cart]).toEqual([undefined, guest, undefined])
  expect([session.isCustomerRefused, session.notice]).toEqual([true, { kind: 'logged-out' }])
  session.storeGuest(undefined)
  expect(session.anonymous).toBeUndefined()
})

test('writes only the cookies whose values changed, and no cookies when all values are unchanged', async () => {
  const cookies = createCookies({
    sessionSecrets: ['a secret for tests, long enough'],
    origin: 'http://localhost:3000',
  })
  const write = (before: SessionState, after: SessionState) =>
    changedCookies(cookies, before, after, { secure: true })
  const pairs = (await write({}, { anonymous: guest, cart, currency: 'CAD' })).map(
    (header) => header.split(';')[0],
  )
  const before = await readSession(cookies, pairs.join('; '))
  const session = new Session(before)
  session.rememberCart(aCart({ id: 'cart-1', version: 1, totalLineItemQuantity: 2, totalPrice: usd }))
  session.chooseCurrency('CAD')
  expect(await write(before, session)).toEqual([])
  session.markWeighed(1, 'hash')
  expect(await write(before, session)).toEqual([expect.stringContaining('selvedge_cart')])
})
