import type { AttributeLike, CartLike, LineItemLike } from '../cart/cartLike.ts'

export const usd = (centAmount: number) => ({ currencyCode: 'USD', centAmount })

/** Creates attributes or custom fields from a record. */
export const details = (record: Readonly<Record<string, unknown>>): readonly AttributeLike[] =>
  Object.entries(record).map(([name, value]) => ({ name, value }))

/** A line of one item at 39.00, without discounts. */
export const aLine = (more: Partial<LineItemLike> = {}): LineItemLike => {
  const { quantity = 1 } = more
  const price: LineItemLike['price'] = more.price ?? { value: usd(3_900), tiers: [] }
  return {
    id: 'line-1',
    name: 'Terrazzo Rosa',
    productKey: 'terrazzo-rosa',
    quantity,
    price,
    totalPrice: usd(quantity * (price.discounted ?? price).value.centAmount),
    discountedPricePerQuantity: [],
    productType: { key: 'living-and-decor', name: 'Living And Decor' },
    variant: { sku: 'terrazzo-rosa-18', attributesRaw: details({ 'size-display': '18 × 18 in' }) },
    ...more,
  }
}

/** A line of a Plus membership. */
export const aPlusLine = (more: Partial<LineItemLike> = {}): LineItemLike =>
  aLine({
    id: 'plus',
    name: 'Plus Membership',
    productKey: 'plus-membership',
    productType: { key: 'subscriptions', name: 'Subscriptions' },
    variant: { sku: 'plus-membership', attributesRaw: details({ 'subscription-name': 'Plus' }) },
    ...more,
  })

/** A cart of these lines; its total is their sum. All its fields are known. */
export const aCart = (
  lineItems: readonly LineItemLike[] = [aLine()],
  more: Partial<CartLike> = {},
): CartLike => ({
  lineItems,
  totalPrice: usd(lineItems.reduce((sum, { totalPrice }) => sum + (totalPrice?.centAmount ?? 0), 0)),
  taxCalculationMode: 'LineItemLevel',
  taxRoundingMode: 'HalfEven',
  discountTypeCombination: null,
  discountCodes: [],
  discountOnTotalPrice: null,
  ...more,
})
