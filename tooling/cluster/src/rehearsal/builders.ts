// Builders for tests.
import type { Bought, Reconciliation } from '@selvedge/testing'
import type { EventResult, Rehearsal } from './report.ts'

export const aShopper = (orderNumber: string, changes: Partial<Bought> = {}): Bought => ({
  plan: {
    number: 1,
    buyer: 'guest',
    currency: 'USD',
    address: {
      email: 'a@example.com',
      firstName: 'Ada',
      lastName: 'Hale',
      line1: '1 Main St',
      city: 'Durham',
      state: 'North Carolina',
      postcode: '27701',
      phone: '919 555 0100',
    },
    payment: 'card',
    lines: [],
    submit: 'once',
  },
  orderNumber,
  isShown: true,
  failures: 0,
  last: '',
  ...changes,
})

export const theBooks = (changes: Partial<Reconciliation> = {}): Reconciliation => ({
  orders: 2,
  cancelled: 0,
  capturedCents: 4_100,
  creditCents: 0,
  units: 3,
  differences: [],
  ...changes,
})

export const anEvent = (name: string, changes: Partial<EventResult> = {}): EventResult => ({
  name,
  at: 5_000,
  ms: 2_000,
  note: '',
  traffic: { requests: 10, errorPages: 0, lost: 0, p50: 40, p99: 300, longestGap: 120 },
  ...changes,
})

export const aRehearsal = (changes: Partial<Rehearsal> = {}): Rehearsal => ({
  date: new Date('2026-11-28T04:00:00Z'),
  setup: ['2 storefronts'],
  seed: 7,
  seconds: 90,
  parallel: 6,
  shoppers: [aShopper('200001'), aShopper('200002')],
  orderNumbers: ['200001', '200002'],
  books: theBooks(),
  events: [anEvent('storefront-1: restart')],
  failedEvents: [],
  traffic: { requests: 100, errorPages: 1, lost: 0, p50: 40, p99: 300, longestGap: 1_200 },
  ...changes,
})
