import { expect, test } from 'vitest'
import type { LineItemLike } from '../cart/cartLike.ts'
import { linePriceSummary, lineTotal } from './linePriceSummary.ts'

const usd = (centAmount: number) => ({ currencyCode: 'USD', centAmount })
const line = (more: Partial<LineItemLike> = {}): LineItemLike => ({
  id: 'line-1',
  quantity: 3,
  price: { value: usd(3900) },
  discountedPricePerQuantity: [],
  ...more,
})

test('returns the total that the platform has calculated for a line', () => {
  expect(lineTotal(line({ totalPrice: usd(8949) }))).toBe(8949)
})

test('adds up the discounted prices of all units when a line has no total', () => {
  const parts = [
    { quantity: 2, discountedPrice: { value: usd(3500), includedDiscounts: [] } },
    { quantity: 1, discountedPrice: { value: usd(3900), includedDiscounts: [] } },
  ]
  expect(lineTotal(line({ discountedPricePerQuantity: parts }))).toBe(10_900)
})

test('multiplies the quantity by the sale price or the regular price when a line has no total and no discounted units', () => {
  expect(lineTotal(line({ price: { value: usd(3900), discounted: { value: usd(3315) } } }))).toBe(9945)
  expect(lineTotal(line())).toBe(11_700)
})

test('returns the tax that is added to the price, and a tax of 0 when the price includes the tax', () => {
  const onTop = line({
    totalPrice: usd(11_700),
    taxedPrice: { totalNet: usd(11_700), totalGross: usd(12_636) },
  })
  expect(linePriceSummary(onTop)).toEqual({
    netPrice: 11_700,
    netSalePrice: 11_700,
    tax: 936,
    discount: 0,
    total: 12_636,
  })
  const included = line({
    totalPrice: usd(11_700),
    taxedPrice: { totalNet: usd(9832), totalGross: usd(11_700) },
  })
  expect(linePriceSummary(included)).toMatchObject({ tax: 0, total: 11_700 })
})
