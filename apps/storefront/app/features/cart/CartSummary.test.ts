import { expect, test } from 'vitest'
import { summaryNote } from './CartSummary.tsx'

const unknown = { shipped: true, shippingName: '', tax: '' }

test('states that shipping and tax follow at the next step when neither of them is known', () =>
  expect(summaryNote(unknown)).toBe(
    'Shipping and tax follow at the next step. Promo codes can be added here.',
  ))

test.each([
  { ...unknown, shippingName: 'Standard', tax: '$1.00' },
  { ...unknown, tax: '$1.00' },
  { ...unknown, shipped: false },
])('mentions promo codes, but not shipping and tax, in the note below the summary %j', (summary) =>
  expect(summaryNote(summary)).toBe('Promo codes can be added here.'),
)
