/** A past order of a seeded customer. */
export type PastOrder = {
  readonly email: string
  readonly number: string
  readonly daysAgo: number
  readonly currency: string
  readonly method: string
  readonly lines: readonly (readonly [sku: string, quantity: number])[]
  readonly states: typeof delivered | typeof inProgress | typeof cancelled
}

const delivered = { orderState: 'Complete', shipmentState: 'Delivered', paymentState: 'Paid' } as const
const inProgress = { orderState: 'Confirmed', shipmentState: 'Pending', paymentState: 'Paid' } as const
const cancelled = { orderState: 'Cancelled', shipmentState: 'Canceled', paymentState: 'CreditOwed' } as const

/** The past orders of the seeded customers. */
export const pastOrders: readonly PastOrder[] = [
  {
    email: 'customer@example.com',
    number: 'SV-100001',
    daysAgo: 61,
    currency: 'USD',
    method: 'standard',
    states: delivered,
    lines: [
      ['quince-orchard-night-pond-printed-fabric-qc-yard', 3],
      ['fabric-sampler-set', 1],
    ],
  },
  {
    email: 'customer@example.com',
    number: 'SV-100004',
    daysAgo: 24,
    currency: 'USD',
    method: 'standard',
    states: cancelled,
    lines: [['court-of-oranges-delft-printed-fabric-lc-yard', 2]],
  },
  {
    email: 'customer@example.com',
    number: 'SV-100007',
    daysAgo: 2,
    currency: 'USD',
    method: 'priority',
    states: inProgress,
    lines: [
      ['hedgerow-walk-olive-printed-fabric-os-yard', 4],
      ['high-water-lagoon-printed-fabric-qc-swatch', 2],
    ],
  },
  {
    email: 'trade@example.com',
    number: 'SV-100002',
    daysAgo: 45,
    currency: 'USD',
    method: 'standard',
    states: delivered,
    lines: [['court-of-oranges-terracotta-printed-fabric-bl-yard', 16]],
  },
  {
    email: 'trade@example.com',
    number: 'SV-100006',
    daysAgo: 3,
    currency: 'USD',
    method: 'express',
    states: inProgress,
    lines: [
      ['terrazzo-rosa-rose-jam-printed-fabric-pv-yard', 6],
      ['small-hours-bedtime-printed-fabric-cl-yard', 5],
    ],
  },
  {
    email: 'plus@example.com',
    number: 'SV-100003',
    daysAgo: 33,
    currency: 'GBP',
    method: 'membership',
    states: delivered,
    lines: [['plus-membership', 1]],
  },
  {
    email: 'plus@example.com',
    number: 'SV-100005',
    daysAgo: 4,
    currency: 'GBP',
    method: 'standard',
    states: inProgress,
    lines: [
      ['small-hours-moonflower-printed-fabric-os-yard', 5],
      ['high-water-milk-jug-printed-fabric-bl-fq', 2],
    ],
  },
]
