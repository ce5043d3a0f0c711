import { yardFields } from '@selvedge/cart-domain/server'
import { aLine, anAddress, anOrder, usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { orderMail } from './orderMail.ts'

test('contains the lines, totals and addresses of the order, with aligned amounts', () => {
  const order = anOrder({
    lineItems: [aLine({ quantity: 2 })],
    shippingAddress: anAddress({ pOBox: '17', streetName: null, streetNumber: null }),
  })
  const { subject, text } = orderMail(order, 'https://shop.example/account/orders/SV-100001?key=k')
  expect(subject).toBe('Your order SV-100001')
  const rows = text.split('\n').filter((row) => /\$[0-9.]+$/.test(row))
  expect(rows.map((row) => row.split(/ {2,}/)[0])).toEqual([
    expect.stringMatching(/^2 × /),
    'Subtotal',
    'Delivery',
    'Total',
  ])
  expect(new Set(rows.map((row) => row.length)).size).toBe(1)
  expect(text).toContain('Marianne Hale\nPO Box 17\nHudson, NY 12534\nUnited States')
  expect(text).toContain('See your order: https://shop.example/account/orders/SV-100001?key=k')
  expect(text).toContain('within 45 days')
})

test('lists the designs of a Fill-a-Yard in the order of its parts', () => {
  const designs = ['Quince Orchard, Marmalade', 'Moor Plaid, Olive'].map((name) => ({
    number: '1',
    name,
    image: '',
  }))
  const customFieldsRaw = Object.entries(yardFields(designs)).map(([name, value]) => ({ name, value }))
  const order = anOrder({ lineItems: [aLine({ custom: { customFieldsRaw, type: null } })] })
  expect(orderMail(order, 'https://shop.example').text).toContain(
    'Quince Orchard, Marmalade; Moor Plaid, Olive',
  )
})

test.each([
  ['PO Box 212', 'PO Box 212\nHudson, NY 12534'],
  ['212', 'PO Box 212\nHudson, NY 12534'],
])('writes the PO box %s as one line above the city', (pOBox, lines) => {
  const shippingAddress = anAddress({ pOBox, streetName: null, streetNumber: null })
  const { text } = orderMail(anOrder({ lineItems: [aLine({})], shippingAddress }), 'https://shop.example')
  expect(text).toContain(`Hale\n${lines}`)
})

test('contains the unit and box of a military address', () => {
  const shippingAddress = anAddress({
    streetName: null,
    streetNumber: null,
    building: 'PSC 817',
    apartment: 'Box 12',
    city: 'FPO',
    state: 'AE',
    postalCode: '09622',
  })
  const { text } = orderMail(anOrder({ lineItems: [aLine({})], shippingAddress }), 'https://shop.example')
  expect(text).toContain('Hale\nPSC 817, Box 12\nFPO, AE 09622')
})

test('does not mention printing, shipping and returns when the order is a membership', () => {
  const order = anOrder({
    lineItems: [
      aLine({
        name: 'Plus Membership',
        productType: { key: 'subscriptions', name: 'Subscriptions' },
      }),
    ],
    shippingAddress: anAddress(),
  })
  const { text } = orderMail(order, 'https://shop.example')
  expect(text).toContain('Your Plus membership begins with it.')
  expect(text).not.toMatch(/print|It goes to|Send it back/)
})

test('formats amounts in the order’s currency and locale', () => {
  const eur = { ...usd(123_456), currencyCode: 'EUR' as const }
  const { text } = orderMail(anOrder({ locale: 'en-GB', totalPrice: eur }), 'https://shop.example')
  expect(text).toMatch(/Total +€1,234\.56/)
})

test('writes a discount with a minus sign', () => {
  const order = anOrder({
    discountOnTotalPrice: {
      discountedAmount: usd(500),
      includedDiscounts: [{ discountedAmount: usd(500), discount: null }],
    },
  })
  expect(orderMail(order, 'https://shop.example').text).toMatch(/Discount +−\$5\.00\n/)
})

const pillow = (size: string) => ({
  id: 1,
  sku: `quince-orchard-${size}`,
  images: [],
  attributesRaw: [
    { name: 'living-and-decor-product-name', value: { key: 'throw-pillow', label: 'Throw Pillow' } },
    { name: 'size-display', value: `${size} × ${size} in` },
    { name: 'cost', value: 'not for shoppers' },
  ].map((attribute) => ({ ...attribute, attributeDefinition: null })),
  availability: null,
})

test('distinguishes two sizes of one design by their visible details', () => {
  const order = anOrder({
    lineItems: ['16', '22'].map((size) =>
      aLine({ id: size, name: 'Quince Orchard', variant: pillow(size), quantity: 2 }),
    ),
  })
  const { text } = orderMail(order, 'https://shop.example')
  expect(text).toMatch(
    /2 × Quince Orchard +\$39\.00\n {2}Throw Pillow, 16 × 16 in\n2 × Quince Orchard +\$39\.00\n {2}Throw Pillow, 22 × 22 in\nSubtotal/,
  )
  expect(text).not.toContain('not for shoppers')
})

test.each([
  ['yard', 3, '3 yd Terrazzo Rosa'],
  ['roll', 1, '1 roll Terrazzo Rosa'],
  ['roll', 4, '4 rolls Terrazzo Rosa'],
  ['set', 2, '2 × Terrazzo Rosa'],
])('writes a quantity with the unit of the product: sold by the %s, “%s”', (unit, quantity, words) => {
  const attributesRaw = [{ name: 'unit', value: unit, attributeDefinition: null }]
  const line = aLine({ quantity, variant: { ...pillow('16'), attributesRaw } })
  expect(orderMail(anOrder({ lineItems: [line] }), 'https://shop.example').text).toContain(`${words}  `)
})

const payment = (paymentInterface: string, cents: number) => ({
  id: paymentInterface,
  paymentMethodInfo: { paymentInterface, method: null, nameAllLocales: null },
  transactions: [
    {
      id: 't',
      interactionId: null,
      timestamp: null,
      type: 'Authorization' as const,
      state: 'Success' as const,
      amount: usd(cents),
    },
  ],
})

test('lists the payment methods, with amounts when there is more than one', () => {
  const paid = (...payments: ReturnType<typeof payment>[]) =>
    orderMail(anOrder({ paymentInfo: { payments }, purchaseOrderNumber: 'PO 4711' }), 'https://shop.example')
      .text
  expect(paid(payment('Braintree', 3900))).toContain('How it is paid\nCard\n\n')
  expect(paid(payment('PurchaseOrder', 3900))).toContain('How it is paid\nPurchase order PO 4711\n\n')
  expect(paid(payment('stripe', 3400), payment('spoondollars', 500))).toContain(
    'How it is paid\nCard: $34.00\nStore credit: $5.00\n\n',
  )
  expect(paid(payment('cheque', 3900))).not.toContain('How it is paid')
})

test('contains the gift message of an order, and no section about gifts when there is none', () => {
  const card = { giftTo: 'June', giftFrom: 'Ada', giftMessage: 'For the new house.' }
  const customFieldsRaw = Object.entries(card).map(([name, value]) => ({ name, value }))
  expect(orderMail(anOrder({ custom: { customFieldsRaw } }), 'https://shop.example').text).toContain(
    'A gift\nFor June\nFrom Ada\nFor the new house.\n\n',
  )
  expect(orderMail(anOrder(), 'https://shop.example').text).not.toContain('A gift')
})
