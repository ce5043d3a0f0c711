import type { CartLike } from '@selvedge/cart-domain'

const money = (centAmount: number) => ({ currencyCode: 'USD', centAmount })

/** Creates a cart with a number of lines, every third one at a lower price. */
export const createCart = (lines: number): CartLike => ({
  lineItems: Array.from({ length: lines }, (_, at) => {
    const quantity = 1 + (at % 4)
    const value = money(1_899 + at)
    const sale = at % 3 === 0 ? money(1_599 + at) : undefined
    return {
      id: `line-${at}`,
      quantity,
      price: sale ? { value, discounted: { value: sale } } : { value, discounted: null },
      totalPrice: money(quantity * (sale ?? value).centAmount),
      discountedPricePerQuantity: [],
    }
  }),
  totalPrice: money(lines * 4_000),
  taxedPrice: { totalNet: money(lines * 4_000), totalGross: money(lines * 4_320) },
  shippingInfo: { shippingMethodName: 'Standard', price: money(799) },
})
