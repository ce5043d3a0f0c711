import { expect, test } from 'vitest'
import { summaryNote } from './CartSummary.tsx'

const unknown = { shipped: true, shippingName: '', tax: '' }

test('states that shipping and tax are shown at the next step when both are unknown', () =>
  expect(summaryNote(unknown)).toBe(
    'Shipping and tax follow at the next step. Promo codes can be added here.',
  ))

test.each([
  { ...unknown, shippingName: 'Standard', tax: '$1.00' },
  { ...unknown, tax: '$1.00' },
  { ...unknown, shipped: false },
])(
  'mentions only promo codes in the note when shipping or tax is known or nothing is shipped: %j',
  (summary) => expect(summaryNote(summary)).toBe('Promo codes can be added here.'),
)
