import { expect, test } from 'vitest'
import { type SubscriptionOrderLike, subscriptionPeriods } from './subscriptionPeriods.ts'

const line = (duration: string, name = 'Plus', quantity = 1) =>
  ({
    name: 'Plus Membership',
    productKey: 'plus-membership',
    productType: { key: 'subscriptions', name: 'Subscriptions' },
    quantity,
    variant: {
      attributesRaw: [
        { name: 'duration', value: duration },
        { name: 'subscription-name', value: name },
      ],
    },
    custom: null,
    totalPrice: { centAmount: 7900, currencyCode: 'USD' },
  }) as unknown as SubscriptionOrderLike['lineItems'][number]

const order = (
  createdAt: string,
  lineItem = line('12 months'),
  changes: object = {},
): SubscriptionOrderLike => ({
  orderNumber: `SV-${createdAt.slice(0, 10)}`,
  createdAt,
  orderState: 'Open',
  paymentState: 'Paid',
  lineItems: [lineItem],
  ...changes,
})

const spans = (...orders: SubscriptionOrderLike[]) =>
  subscriptionPeriods(orders).map(({ startsAt, endsAt }) => [startsAt.slice(0, 10), endsAt.slice(0, 10)])

test('returns a period that begins at the time of the order and ends after the paid duration', () => {
  expect(subscriptionPeriods([order('2026-01-15T10:00:00.000Z')])).toEqual([
    {
      name: 'Plus',
      isPlus: true,
      orderNumber: 'SV-2026-01-15',
      startsAt: '2026-01-15T10:00:00.000Z',
      endsAt: '2027-01-15T10:00:00.000Z',
      cents: 7900,
      currency: 'USD',
    },
  ])
})

test.each([
  ['1 month', '2026-01-31', '2026-02-28'],
  ['1 month', '2026-02-28', '2026-03-28'],
  ['12 months', '2028-02-29', '2029-02-28'],
  ['1 year', '2026-03-01', '2027-03-01'],
])('a period of %s that begins on %s ends on %s', (duration, from, to) => {
  expect(spans(order(`${from}T00:00:00.000Z`, line(duration)))).toEqual([[from, to]])
})

test('starts the period of a further order when the running subscription ends, and multiplies the duration by the quantity', () => {
  const club = line('1 month', 'Swatch Club', 2)
  expect(
    spans(
      order('2026-02-10T00:00:00.000Z', club),
      order('2026-01-01T00:00:00.000Z', club),
      order('2026-01-20T00:00:00.000Z'),
    ),
  ).toEqual([
    ['2026-01-01', '2026-03-01'],
    ['2026-01-20', '2027-01-20'],
    ['2026-03-01', '2026-05-01'],
  ])
})

test('starts a renewal at the end of the previous period, even when the renewal is ordered some days later', () => {
  expect(
    spans(
      order('2026-01-15T00:00:00.000Z', line('1 month')),
      order('2026-02-20T00:00:00.000Z', line('1 month'), { isRenewal: true }),
      order('2026-06-01T00:00:00.000Z', line('1 month')),
    ),
  ).toEqual([
    ['2026-01-15', '2026-02-15'],
    ['2026-02-15', '2026-03-15'],
    ['2026-06-01', '2026-07-01'],
  ])
})

test.each([
  ['cancelled orders', { orderState: 'Cancelled' }],
  ['orders whose payment failed', { paymentState: 'Failed' }],
  ['orders without a number', { orderNumber: null }],
])('returns no period for %s', (_name, changes) => {
  expect(spans(order('2026-01-01T00:00:00.000Z', line('12 months'), changes))).toEqual([])
})

test('returns no period for a subscription without a valid duration', () => {
  expect(spans(order('2026-01-01T00:00:00.000Z', line('forever')))).toEqual([])
})
