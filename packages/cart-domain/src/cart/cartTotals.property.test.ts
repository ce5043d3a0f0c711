import fc from 'fast-check'
import { test } from 'vitest'
import type { CartLike, LineItemLike } from './cartLike.ts'
import { cartTotals } from './cartTotals.ts'

const gbp = (centAmount: number) => ({ currencyCode: 'GBP', centAmount })

/** A line whose discount is at most its price, as on the platform. */
const line: fc.Arbitrary<LineItemLike> = fc
  .record({ quantity: fc.integer({ min: 1, max: 999 }), price: fc.nat(200_000), off: fc.nat(100) })
  .map(({ quantity, price, off }) => ({
    id: 'line',
    quantity,
    price: { value: gbp(price) },
    totalPrice: gbp(Math.round((quantity * price * (100 - off)) / 100)),
    discountedPricePerQuantity: [],
  }))

/** A complete cart: lines, shipping or none yet, tax on top, included, or not known yet. */
const cart: fc.Arbitrary<CartLike> = fc
  .record({
    lineItems: fc.array(line, { maxLength: 20 }),
    shipping: fc.option(fc.tuple(fc.nat(5_000), fc.nat(5_000))),
    tax: fc.option(fc.record({ rate: fc.nat(25), included: fc.boolean() })),
  })
  .map(({ lineItems, shipping, tax }) => {
    const lines = lineItems.reduce((sum, { totalPrice }) => sum + (totalPrice?.centAmount ?? 0), 0)
    const shippingCost = shipping ? Math.min(...shipping) : 0
    const total = lines + shippingCost
    const part = tax ? Math.round((total * tax.rate) / 100) : 0
    return {
      lineItems,
      totalPrice: gbp(total),
      shippingInfo: shipping && {
        shippingMethodName: 'Standard',
        price: gbp(Math.max(...shipping)),
        discountedPrice: { value: gbp(shippingCost), includedDiscounts: [] },
      },
      taxedPrice:
        tax &&
        (tax.included
          ? { totalNet: gbp(total - part), totalGross: gbp(total) }
          : { totalNet: gbp(total), totalGross: gbp(total + part) }),
    }
  })

test('returns amounts that add up exactly to the total of any cart', () => {
  fc.assert(
    fc.property(cart, (any) => {
      const { subtotal, discount, discountedShipping = 0, tax = 0, taxIncluded, total } = cartTotals(any)
      return subtotal - discount + discountedShipping + (taxIncluded ? 0 : tax) === total
    }),
  )
})
