import { marianne, query } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, givenOrder, shop } from '../../shop.ts'

test.each([
  ['somebody else’s number', 'SV-100001'],
  ['an unused number', 'SV-999999'],
  ['no number', ''],
  ['a zero byte', '%00'],
  ['an emoji', '%F0%9F%92%A5'],
  ['one letter', 'x'],
  ['quotes', "SV-1'--"],
  ['5,000 letters', 'a'.repeat(5_000)],
])('shows the same 404 page for every order number that is not the visitor’s own: %s', async (_, number) => {
  const page = await aVisitor().open(`/checkout/success?order=${number}`)
  expect(page.status).toBe(404)
  expect(page.text).toContain("This isn't your order, but you can keep shopping here.")
  expect(page.title).toContain("This isn't your order")
})

test('shows an order without a payment as not paid', async () => {
  const { page, number } = await givenOrder({ address: marianne })
  expect(page.text).toContain('How it is paid')
  await query(
    shop,
    'platform',
    `update orders set doc = jsonb_set(doc - 'paymentState', '{paymentIds}', '[]') where order_number = $1`,
    [number],
  )
  const unpaid = await page.reload()
  expect([unpaid.status, unpaid.text]).toEqual([200, expect.stringContaining(number)])
  expect(unpaid.text).not.toContain('How it is paid')
})
