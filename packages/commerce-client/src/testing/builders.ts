import type { CartFieldsFragment } from '../generated/documents.ts'

type Line = CartFieldsFragment['lineItems'][number]
type Money = CartFieldsFragment['totalPrice']

/** An amount in US cents. */
export const usd = (centAmount: number): Money => ({
  type: 'centPrecision',
  currencyCode: 'USD',
  centAmount,
  fractionDigits: 2,
})

/** A line of one cushion at 39.00 USD; say what differs. */
export const aLine = (more: Partial<Line> = {}): Line => ({
  id: 'line-1',
  key: null,
  productId: 'product-1',
  productKey: 'terrazzo-rosa-throw-pillow',
  name: 'Terrazzo Rosa',
  productSlug: 'terrazzo-rosa-throw-pillow',
  quantity: 1,
  lineItemMode: 'Standard',
  custom: null,
  price: { id: 'price-1', value: usd(3900), discounted: null },
  totalPrice: usd(3900),
  taxedPrice: null,
  taxRate: null,
  variant: { id: 1, sku: 'terrazzo-rosa-18', images: [], attributesRaw: [], availability: null },
  discountedPricePerQuantity: [],
  productType: { key: 'living-and-decor', name: 'Living and decor' },
  ...more,
})

/** A guest's cart with one cushion; say what differs. */
export const aCart = (more: Partial<CartFieldsFragment> = {}): CartFieldsFragment => ({
  id: 'cart-1',
  version: 1,
  customerId: null,
  customerEmail: null,
  anonymousId: 'guest-1',
  cartState: 'Active',
  locale: 'en-US',
  country: 'US',
  totalLineItemQuantity: 1,
  customer: null,
  custom: null,
  lineItems: [aLine()],
  totalPrice: usd(3900),
  taxedPrice: null,
  taxedShippingPrice: null,
  discountOnTotalPrice: null,
  shippingAddress: null,
  billingAddress: null,
  shippingInfo: null,
  paymentInfo: null,
  discountCodes: [],
  discountTypeCombination: null,
  ...more,
})
