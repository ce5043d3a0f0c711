import type { CartLike } from '@selvedge/cart-domain'

const money = (centAmount: number) => ({ currencyCode: 'USD', centAmount })

/** A cart of so many lines, every third one discounted. */
export const aCartOf = (lines: number): CartLike => ({
  lineItems: Array.from({ length: lines }, (_, at) => ({
    id: `line-${at}`,
    quantity: 1 + (at % 4),
    price: { value: money(1_899 + at) },
    totalPrice: money((1 + (at % 4)) * (1_899 + at) - (at % 3 === 0 ? 150 : 0)),
    discountedPricePerQuantity: [],
  })),
  totalPrice: money(lines * 4_000),
  taxedPrice: { totalNet: money(lines * 4_000), totalGross: money(lines * 4_320) },
  shippingInfo: { shippingMethodName: 'Standard', price: money(799) },
})
