import { expect, test } from 'vitest'
import { aCart, aLine, anAddress, usd } from '../testing/index.ts'
import { cartFingerprint } from './cartFingerprint.ts'

const cart = aCart({
  customerEmail: 'ada@example.com',
  lineItems: [aLine({ id: 'one' }), aLine({ id: 'two', quantity: 2 })],
  shippingAddress: anAddress(),
  billingAddress: anAddress(),
})
const was = await cartFingerprint(cart)

test('returns a short fingerprint that does not reveal the cart', () => expect(was).toMatch(/^[0-9a-f]{64}$/))

test.each([
  ['another version', aCart({ ...cart, version: 99 })],
  ['other sums', aCart({ ...cart, totalPrice: usd(1) })],
  [
    'new ids of lines',
    aCart({ ...cart, lineItems: cart.lineItems.map((line) => ({ ...line, id: `${line.id}x` })) }),
  ],
  ['a new id of an address', aCart({ ...cart, shippingAddress: anAddress({ id: 'new', key: 'k' }) })],
])('returns the same fingerprint for %s', async (_, other) => expect(await cartFingerprint(other)).toBe(was))

const field = { customFieldsRaw: [{ name: 'giftMessage', value: 'For you' }] }
test.each([
  ['quantity', aCart({ ...cart, lineItems: [aLine({ quantity: 7 }), aLine({ quantity: 2 })] })],
  ['set of lines', aCart({ ...cart, lineItems: cart.lineItems.slice(1) })],
  ['email address', aCart({ ...cart, customerEmail: 'other@example.com' })],
  ['shipping address', aCart({ ...cart, shippingAddress: anAddress({ streetNumber: '77' }) })],
  ['billing address', aCart({ ...cart, billingAddress: anAddress({ lastName: 'Other' }) })],
  ['gift message', { ...cart, custom: field }],
])('returns a different fingerprint when the %s differs', async (_, other) =>
  expect(await cartFingerprint(other)).not.toBe(was),
)
