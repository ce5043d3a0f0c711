import {
  completePaymentStep,
  completeShippingStep,
  confirmationText,
  marianne,
  placeOrder,
  query,
} from '@selvedge/testing'
import { expect, test } from 'vitest'
import { expectOrder, givenCart, givenCustomer, shop } from '../../shop.ts'

test('sells a membership without shipping or printing, and starts the membership when the order is placed', async () => {
  const { visitor, email } = await givenCustomer('customer')
  // First a shipped item, whose shipping method must not apply to a membership.
  await givenCart({ visitor, address: { ...marianne, country: 'US' } })
  const { page: both } = await givenCart({ visitor, lines: [{ category: 'subscriptions', product: /Plus/ }] })
  const cart = await both.press('Remove the other items')
  const shipping = await cart.follow('Go to shipping')
  expect(shipping.has('button', 'Continue to payment')).toBe(true)
  expect(shipping.hasField(/^(Standard|Priority|Express)/)).toBe(false)

  const review = await completePaymentStep(
    await completeShippingStep(shipping, { ...marianne, country: 'US' }, 'By email, at once'),
  )
  expect(review.text).toContain('Nothing is shipped: your membership begins with your order.')
  expect(review.amounts).toMatchObject({ 'By email, at once': 'Free' })

  const success = await placeOrder(review)
  expect(success.heading).toBe('Thank you. You are a Plus member now.')
  expect(success.text).not.toMatch(/print|ships/i)
  const { orderNumber } = await expectOrder(success)
  const members = await query(
    shop,
    'platform',
    "select doc->>'customerGroupId' as id from customers where lower(doc->>'email') = $1",
    [email],
  )
  const groups = await query(
    shop,
    'platform',
    "select id::text from reference_documents where kind = 'customer-group' and key = 'plus'",
  )
  expect(members).toEqual(groups)
  expect(await confirmationText(shop, orderNumber)).toContain('Your Plus membership begins with it.')
})
