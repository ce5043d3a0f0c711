import { logIn, marianne, query } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, givenOrder, shop } from '../../shop.ts'

test('adds the lines of an order to the current cart, at the prices of today', async () => {
  const { visitor, number } = await givenOrder({
    address: marianne,
    lines: [{ category: 'fabric', quantity: 2 }],
  })
  // The price that was paid is not the price of today.
  await query(
    shop,
    'platform',
    `update orders set doc = jsonb_set(doc, '{lineItems,0,price,value,centAmount}', '100') where order_number = $1`,
    [number],
  )
  const order = await visitor.open(`/account/orders/${number}`)
  const cart = await order.press('Order again')
  expect(cart.heading).toBe('Your cart')
  expect(cart.get('spinbutton', /^Quantity/)).toMatchObject({ value: '2' })
  expect(cart.text).not.toContain('$1.00')
  const again = await (await visitor.open(`/account/orders/${number}`)).press(/^Buy again: /)
  expect(again.get('spinbutton', /^Quantity/)).toMatchObject({ value: '4' })
})

test('names the lines that are no longer available, and adds the rest', async () => {
  const { visitor, number } = await givenOrder({ address: marianne, lines: [{ category: 'fabric' }] })
  await query(
    shop,
    'platform',
    `update orders set doc = jsonb_set(doc, '{lineItems}', (doc->'lineItems') || jsonb_build_array(
        (doc->'lineItems'->0) || jsonb_build_object('id', gen_random_uuid(), 'name', '{"en-US": "Lost Design"}'::jsonb,
          'variant', (doc->'lineItems'->0->'variant') || '{"sku": "lost-design"}')))
     where order_number = $1`,
    [number],
  )
  const cart = await (await visitor.open(`/account/orders/${number}`)).press('Order again')
  expect(cart.notices.join()).toContain('One thing is no longer available')
  expect(cart.notices.join()).toContain('Lost Design')
  expect(cart.all('spinbutton', /^Quantity/)).toHaveLength(1)
})

test('adds no items from another customer’s order', async () => {
  const visitor = aVisitor()
  await logIn(visitor, 'plus@example.com')
  const response = await visitor.post('/account/orders/SV-100001', {})
  expect(response.status).toBe(404)
  expect((await visitor.open('/cart')).text).toContain('Nothing in here yet')
})
