import { expect, test } from 'vitest'
import { summaryNote } from './summaryNote.ts'

const unknown = { shipped: true, shippingName: '', tax: '' }

test('delivery and tax are announced until they are there', () =>
  expect(summaryNote(unknown)).toBe(
    'Shipping and tax follow at the next step. Promo codes can be added here.',
  ))

test.each([
  { ...unknown, shippingName: 'Standard', tax: '$1.00' },
  { ...unknown, tax: '$1.00' },
  { ...unknown, shipped: false },
])('with %j nothing is said of what does not follow', (summary) =>
  expect(summaryNote(summary)).toBe('Promo codes can be added here.'),
)
