import {
  APPROVED,
  completePaymentStep,
  DECLINED,
  expectStep,
  fillHostedCard,
  london,
  marianne,
  type Page,
  paymentIntents,
  placeOrder,
  submitOrder,
  textOf,
} from '@selvedge/testing'
import { describe, expect, test } from 'vitest'
import { expectNoOrder, expectOrder, givenCart, givenCustomer, setCredit, shop } from '../../shop.ts'

const bedding = [{ category: 'bedding' }]
const interfaces = (payments: readonly { readonly by: string }[]): string[] =>
  payments.map(({ by }) => by).sort()

test('requires a payment method when none is sent', async () => {
  const { page, visitor } = await givenCart({ address: marianne })
  const refused = await page.press('Continue to review', { forged: { payment: '', method: '', way: '' } })
  expect(refused.status).toBe(422)
  await expectNoOrder(visitor)
})

describe.each(['PayPal', 'Afterpay'] as const)('%s', (payment) => {
  test('pays an order', async () => {
    const { page } = await givenCart({ lines: bedding, address: marianne, payment })
    expect(page.text).toContain(payment)
    const { payments } = await expectOrder(await placeOrder(page))
    expect(interfaces(payments)).toEqual([payment === 'PayPal' ? 'Paypal' : 'Afterpay'])
  })

  test('shows that nothing was charged when the shopper returns without paying, keeps the payment method selected, and accepts a card', async () => {
    const { page, visitor } = await givenCart({
      lines: bedding,
      address: marianne,
      shippingMethod: 'Express',
    })
    const choice = new RegExp(`^${payment}`)
    const provider = await page.check(choice).press('Continue to review')
    expect(provider.url.origin).toBe(shop.payments)
    const billing = expectStep(await provider.press(/^Cancel/), 'billing')
    expect(billing.text).toContain('You came back before paying: nothing was charged.')
    expect(billing.isChecked(choice)).toBe(true)
    const again = await billing.press('Continue to review')
    expect(again.url.origin).toBe(shop.payments)
    await expectNoOrder(visitor)
    const back = await again.press(/^Cancel/)
    const { payments } = await expectOrder(await placeOrder(await completePaymentStep(back)))
    expect(interfaces(payments)).toEqual(['stripe'])
  })
})

test('disables Afterpay in a currency that Afterpay does not support, and shows the reason', async () => {
  const { page, visitor } = await givenCart({ locale: '/en-GB', lines: bedding, address: london })
  expect(page.text).toContain('Afterpay is for ')
  expect(page.get('radio', /^Afterpay/)).toMatchObject({ disabled: true })
  await expectNoOrder(visitor)
})

describe('a card', () => {
  test('shows only the last digits of a card that was entered on the provider’s page', async () => {
    const { page } = await givenCart({ address: marianne })
    const hosted = await page.press('Continue to review')
    expect([hosted.url.origin, hosted.heading]).toEqual([shop.payments, 'Card details'])
    const review = expectStep(await fillHostedCard(hosted, APPROVED), 'review')
    expect(review.text).toContain('ending in 4242')
    expect(review.body).not.toContain('4242 4242')
  })

  test('shows the payment step again when the shopper leaves the provider’s page without entering a card', async () => {
    const { page, visitor } = await givenCart({ address: marianne })
    const hosted = await page.press('Continue to review')
    const back = hosted.has('link', /^Back to the shop/)
      ? await hosted.follow(/^Back to the shop/)
      : await hosted.press(/^Back to the shop/)
    expectStep(back, 'billing')
    await expectNoOrder(visitor)
  })

  test.each([DECLINED, '4000 0000 0000 9995'])(
    'places no order with the declined card %s, reserves nothing, and keeps the review open for another payment',
    async (card) => {
      const { page, visitor } = await givenCart({ address: marianne, payment: 'card', card })
      const refused = await submitOrder(page)
      expect(refused.alerts.join()).toContain("We can't process your payment. Please verify your details")
      expect(refused.has('button', /^Place order/)).toBe(true)
      const { failedAttempts } = await expectNoOrder(visitor)
      const charged = (await paymentIntents(shop)).filter(
        ({ metadata, amount_received }) =>
          amount_received > 0 && failedAttempts.includes(metadata.order_number ?? ''),
      )
      expect(charged).toEqual([])
      const billing = expectStep(await refused.follow('Edit: Payment'), 'billing')
      await expectOrder(await placeOrder(await completePaymentStep(billing)))
    },
  )

  test('offers a declined card again, but does not select it', async () => {
    const STORED = /ending in 0002/
    const { page } = await givenCart({ address: marianne, payment: 'card', card: DECLINED })
    const refused = await submitOrder(page)
    const billing = expectStep(await refused.follow('Choose another way to pay'), 'billing')
    expect(billing.isChecked(STORED)).toBe(false)
    expect(billing.text).toContain('It was declined. You can try it once more, or pay another way.')
    // A bank may approve later: the same card can be tried once more.
    const again = expectStep(await billing.check(STORED).press('Continue to review'), 'review')
    const twice = await submitOrder(again)
    const other = expectStep(await twice.follow('Choose another way to pay'), 'billing')
    await expectOrder(await placeOrder(await completePaymentStep(other)))
  })

  test('refers to customer service when a card is blocked as fraud', async () => {
    const { page, visitor } = await givenCart({
      address: marianne,
      payment: 'card',
      card: '4100 0000 0000 0019',
    })
    const refused = await submitOrder(page)
    expect(refused.alerts.join()).toContain("We can't process your payment. Please contact customer service.")
    expect(refused.hasField(/^I agree/)).toBe(true)
    await expectNoOrder(visitor)
  })
})

describe('a purchase order', () => {
  test('accepts a purchase order from trade members, who have to enter its number', async () => {
    const { visitor } = await givenCustomer('trade')
    const { page } = await givenCart({ visitor, lines: bedding, address: { ...marianne, country: 'US' } })
    const refused = await page.check(/^Purchase order(?! number)/).press('Continue to review')
    expect(refused.text).toContain('Purchase order number is required.')
    const review = await refused.fill('Purchase order number', 'PO 4711').press('Continue to review')
    const order = await expectOrder(await placeOrder(review))
    expect(order).toMatchObject({ purchaseOrderNumber: 'PO 4711', paymentState: 'BalanceDue' })
  })

  test('does not offer purchase orders to shoppers without a trade account', async () => {
    const { page } = await givenCart({ lines: bedding, address: marianne })
    expect(page.hasField(/^Purchase order/)).toBe(false)
  })
})

describe('store credit', () => {
  const USE = /^Use store credit/

  const givenMember = async (kind: 'Plus' | 'trade' | 'customer', cents: number) => {
    const { email, visitor } = await givenCustomer(kind)
    await setCredit(email, 'USD', cents)
    const { page } = await givenCart({ visitor, lines: bedding, address: { ...marianne, country: 'US' } })
    return { email, visitor, page }
  }
  const credited = (page: Page): string => /Store credit: (\S+)/.exec(page.text)?.[1] ?? ''

  test('pays a part of the order with store credit and the rest by card', async () => {
    const { page } = await givenMember('Plus', 1_000)
    expect(textOf(page.field(USE).closest('label'))).toContain('$10.00')
    const review = await completePaymentStep(page, 'credit and card')
    expect(credited(review)).toBe('$10.00')
    const { payments } = await expectOrder(await placeOrder(review))
    expect(interfaces(payments)).toEqual(['spoondollars', 'stripe'])
  })

  test('pays the whole order with store credit, without a card, when the credit covers the total', async () => {
    const { page } = await givenMember('customer', 100_000)
    const review = await completePaymentStep(page, 'store credit')
    expect(credited(review)).toBe(review.amounts.Total)
    const { payments } = await expectOrder(await placeOrder(review))
    expect(interfaces(payments)).toEqual(['spoondollars'])
  })

  test('refuses to combine store credit with a purchase order, keeps the typed number, and accepts each of them alone', async () => {
    const { page, email, visitor } = await givenMember('trade', 1_000)
    page
      .check(USE)
      .check(/^Purchase order(?! number)/)
      .fill('Purchase order number', 'PO 4711')
    const refused = await page.press('Continue to review')
    expect(refused.alerts.join()).toContain(
      'Store credit cannot be used with a purchase order. Untick it, or pay the rest another way.',
    )
    expect([refused.isChecked(USE), refused.value('Purchase order number')]).toEqual([true, 'PO 4711'])
    expectStep(await refused.fill(USE, false).press('Continue to review'), 'review')

    await setCredit(email, 'USD', 100_000)
    const billing = await visitor.open('/checkout?edit=billing')
    const review = expectStep(await billing.check(USE).press('Continue to review'), 'review')
    const { payments } = await expectOrder(await placeOrder(review))
    expect(interfaces(payments)).toEqual(['spoondollars'])
  })
})
