/** What happened to an order since it was placed. */
type Progress = 'printing' | 'sent' | 'delivered' | 'cancelled'

/** A parcel of a past order: the positions of its lines, and its weight in grams. */
type PastParcel = {
  readonly carrier: string
  readonly trackingId: string
  readonly lines: readonly number[]
  readonly grams: number
}

/** A past order of a seeded customer. */
export type PastOrder = {
  readonly email: string
  readonly number: string
  readonly daysAgo: number
  readonly currency: string
  readonly method: string
  readonly lines: readonly (readonly [sku: string, quantity: number])[]
  readonly progress: Progress
  /**
   * The number of days from placing the order until it was sent. `doneAfter` is the number of days until it was
   * delivered or cancelled.
   */
  readonly sentAfter?: number
  readonly doneAfter?: number
  readonly parcels?: readonly PastParcel[]
  /**
   * A return that the customer has registered: `after` is the number of days after the order was placed, and `lines`
   * contains the units to return.
   */
  readonly returned?: {
    readonly after: number
    readonly lines: readonly (readonly [position: number, quantity: number])[]
    readonly reason: string
  }
  readonly gift?: { readonly to: string; readonly from: string; readonly message: string }
  /** The last digits of the card; `Visa 4242` by default. */
  readonly card?: string
  /** Cents that were paid with store credit. */
  readonly creditCents?: number
  /** The customer's own number for the order. An order with this number is paid by invoice. */
  readonly purchaseOrderNumber?: string
}

/** The past orders of the seeded customers. */
export const pastOrders: readonly PastOrder[] = [
  {
    email: 'customer@example.com',
    number: 'SV-100001',
    daysAgo: 61,
    currency: 'USD',
    method: 'standard',
    progress: 'delivered',
    sentAfter: 4,
    doneAfter: 7,
    lines: [
      ['quince-orchard-night-pond-printed-fabric-qc-yard', 3],
      ['fabric-sampler-set', 1],
    ],
    parcels: [{ carrier: 'UPS', trackingId: '1Z999AA10123456784', lines: [0, 1], grams: 1_240 }],
  },
  {
    email: 'customer@example.com',
    number: 'SV-100010',
    daysAgo: 20,
    currency: 'USD',
    method: 'standard',
    progress: 'delivered',
    sentAfter: 4,
    doneAfter: 7,
    lines: [
      ['hedgerow-walk-olive-printed-fabric-os-yard', 2],
      ['court-of-oranges-delft-printed-fabric-lc-yard', 1],
    ],
    parcels: [{ carrier: 'UPS', trackingId: '1Z999AA10111222333', lines: [0, 1], grams: 930 }],
    returned: { after: 16, lines: [[1, 1]], reason: 'unexpected' },
  },
  {
    email: 'customer@example.com',
    number: 'SV-100009',
    daysAgo: 13,
    currency: 'USD',
    method: 'standard',
    progress: 'delivered',
    sentAfter: 4,
    doneAfter: 8,
    lines: [
      ['terrazzo-rosa-rose-jam-printed-fabric-pv-yard', 2],
      ['high-water-lagoon-printed-fabric-qc-swatch', 1],
    ],
    parcels: [{ carrier: 'UPS', trackingId: '1Z999AA10444555666', lines: [0, 1], grams: 880 }],
  },
  {
    email: 'customer@example.com',
    number: 'SV-100004',
    daysAgo: 24,
    currency: 'USD',
    method: 'standard',
    progress: 'cancelled',
    doneAfter: 1,
    lines: [['court-of-oranges-delft-printed-fabric-lc-yard', 2]],
  },
  {
    email: 'customer@example.com',
    number: 'SV-100008',
    daysAgo: 5,
    currency: 'USD',
    method: 'priority',
    progress: 'sent',
    sentAfter: 3,
    lines: [
      ['small-hours-moonflower-printed-fabric-os-yard', 2],
      ['terrazzo-rosa-rose-jam-printed-fabric-pv-yard', 1],
    ],
    parcels: [
      { carrier: 'UPS', trackingId: '1Z999AA10987654321', lines: [0], grams: 610 },
      { carrier: 'UPS', trackingId: '1Z999AA10987654339', lines: [1], grams: 430 },
    ],
    gift: { to: 'Jo', from: 'Ada', message: 'For the blue chair. Happy new house.' },
    creditCents: 1_800,
  },
  {
    email: 'customer@example.com',
    number: 'SV-100007',
    daysAgo: 2,
    currency: 'USD',
    method: 'priority',
    progress: 'printing',
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
    progress: 'delivered',
    sentAfter: 5,
    doneAfter: 8,
    lines: [['court-of-oranges-terracotta-printed-fabric-bl-yard', 16]],
    parcels: [{ carrier: 'FedEx', trackingId: '794644790138', lines: [0], grams: 4_900 }],
    purchaseOrderNumber: 'KD-2041',
  },
  {
    email: 'trade@example.com',
    number: 'SV-100006',
    daysAgo: 3,
    currency: 'USD',
    method: 'express',
    progress: 'sent',
    sentAfter: 1,
    lines: [
      ['terrazzo-rosa-rose-jam-printed-fabric-pv-yard', 6],
      ['small-hours-bedtime-printed-fabric-cl-yard', 5],
    ],
    parcels: [{ carrier: 'FedEx', trackingId: '794644790201', lines: [0, 1], grams: 2_300 }],
    card: 'Mastercard 4444',
  },
  {
    email: 'plus@example.com',
    number: 'SV-100003',
    daysAgo: 33,
    currency: 'GBP',
    method: 'membership',
    progress: 'delivered',
    doneAfter: 0,
    lines: [['plus-membership', 1]],
  },
  {
    email: 'plus@example.com',
    number: 'SV-100005',
    daysAgo: 4,
    currency: 'GBP',
    method: 'standard',
    progress: 'printing',
    lines: [
      ['small-hours-moonflower-printed-fabric-os-yard', 5],
      ['high-water-milk-jug-printed-fabric-bl-fq', 2],
    ],
  },
]
