import { expect, test } from 'vitest'
import { summaryNote } from './CartSummary.tsx'

const unknown = { shipped: true, shippingName: '', tax: '' }

test('announces shipping and tax until they are shown', () =>
  expect(summaryNote(unknown)).toBe(
    'Shipping and tax follow at the next step. Promo codes can be added here.',
  ))

test.each([
  { ...unknown, shippingName: 'Standard', tax: '$1.00' },
  { ...unknown, tax: '$1.00' },
  { ...unknown, shipped: false },
])('announces nothing for %j when nothing follows', (summary) =>
  expect(summaryNote(summary)).toBe('Promo codes can be added here.'),
)
