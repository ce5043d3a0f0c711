import { expect } from 'vitest'
import * as domain from '../../index.ts'
import { aCart, aLine, aPlusLine, usd } from '../builders.ts'
import { type Fact, namesOfList } from './fact.ts'

/** Constants and limits (spec §9). */
export const constantFacts: readonly Fact[] = [
  [
    '§9',
    'Returns within 45 days. Complimentary delivery ships within 1-5 business days.',
    () => {
      expect(domain.RETURN_DAYS).toBe(45)
      expect(domain.COMPLIMENTARY_SHIPPING_DAYS).toEqual({ min: 1, max: 5 })
    },
  ],
  [
    '§9',
    'Money in cents, divided by 100 for analytics.',
    () => expect(domain.toCurrencyUnits(usd(3_999))).toBe(39.99),
  ],
  [
    '§9',
    'A line item counts as wallpaper or fabric for naming when product type key is wallpaper, or fabric without "printed fabric" in the name, and the name avoids "Living And Decor", "Bedding", "Dining", "Printed Fabric".',
    () => {
      const counts = (key: string, name: string) =>
        domain.isWallpaperOrFabric(aLine({ name, productType: { key } }))
      expect([counts('wallpaper', 'Meadow'), counts('fabric', 'Meadow')]).toEqual([true, true])
      expect([counts('fabric', 'A printed fabric'), counts('bedding', 'Meadow')]).toEqual([false, false])
      for (const name of ['Living And Decor', 'Bedding', 'Dining', 'Printed Fabric'])
        expect(counts('wallpaper', name)).toBe(false)
    },
  ],
  [
    '§9',
    'The subscriptions product key tells whether a cart holds only subscriptions or some.',
    () => {
      expect(domain.SUBSCRIPTIONS_KEY).toBe('subscriptions')
      expect(domain.subscriptionsInCart(aCart([aPlusLine()]))).toBe('only')
      expect(domain.subscriptionsInCart(aCart([aPlusLine(), aLine()]))).toBe('some')
    },
  ],
  [
    '§9',
    'Payment identifiers: stripe, Paypal, Braintree, Afterpay, spoondollars, PurchaseOrder.',
    () =>
      expect(domain.paymentIdentifiers).toEqual(
        namesOfList('stripe, Paypal, Braintree, Afterpay, spoondollars, PurchaseOrder'),
      ),
  ],
]
