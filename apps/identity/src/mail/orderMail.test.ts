import { aLine, anAddress, anOrder, usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { orderMail } from './orderMail.ts'

test('the mail tells what was ordered, what it comes to and where it goes, with amounts below one another', () => {
  const order = anOrder({
    lineItems: [aLine({ quantity: 2 })],
    shippingAddress: anAddress({ pOBox: '17', streetName: null, streetNumber: null }),
  })
  const { subject, text } = orderMail(order, 'https://shop.example')
  expect(subject).toBe('Your order SV-100001')
  const rows = text.split('\n').filter((row) => /\$[0-9.]+$/.test(row))
  expect(rows.map((row) => row.split(/ {2,}/)[0])).toEqual([
    expect.stringMatching(/^2 × /),
    'Subtotal',
    'Delivery',
    'Total',
  ])
  expect(new Set(rows.map((row) => row.length)).size).toBe(1)
  expect(text).toContain('Marianne Hale\nPO Box 17\nHudson NY 12534\nUnited States')
  expect(text).toContain('https://shop.example/checkout/success?order=SV-100001')
  expect(text).toContain('within 45 days')
})

test('amounts are written in the order’s own currency and locale', () => {
  const eur = { ...usd(123_456), currencyCode: 'EUR' as const }
  const { text } = orderMail(anOrder({ locale: 'en-GB', totalPrice: eur }), 'https://shop.example')
  expect(text).toMatch(/Total +€1,234\.56/)
})
