import { describe, expect, it } from 'vitest'
import type { ProductDiscount } from '../../model/discount.ts'
import { money } from '../money/money.ts'
import { withProductDiscount } from './productDiscount.ts'

const now = new Date('2026-11-20T12:00:00Z')
const discount = (id: string, more: Partial<ProductDiscount> = {}): ProductDiscount => ({
  id,
  version: 1,
  createdAt: '',
  lastModifiedAt: '',
  key: id,
  name: {},
  value: { type: 'relative', permyriad: 1500 },
  predicate: 'true',
  sortOrder: '0.5',
  isActive: true,
  ...more,
})
const price = { id: 'p', value: money('USD', 3490) }
const discounted = (...list: ProductDiscount[]) =>
  withProductDiscount(price, list, () => true, now).discounted

describe('a product discount', () => {
  it('rounds an exact half down', () => {
    // 3490 × 0.85 = 2966.5 → 2966
    expect(discounted(discount('autumn'))).toEqual({ value: money('USD', 2966), discountId: 'autumn' })
  })

  it('applies the discount with the highest sort order, even if another discount saves more', () => {
    expect(
      discounted(
        discount('low', { value: { type: 'relative', permyriad: 9000 } }),
        discount('high', { sortOrder: '0.9' }),
      )?.discountId,
    ).toBe('high')
  })

  it('skips a discount that has expired or has no amount in the currency of the price', () => {
    const euros = discount('euros', {
      value: { type: 'absolute', money: [money('EUR', 500)] },
      sortOrder: '0.9',
    })
    const over = discount('over', { validUntil: '2026-01-01T00:00:00Z', sortOrder: '0.8' })
    expect(discounted(euros, over, discount('here'))?.discountId).toBe('here')
    expect(discounted(euros)).toBeUndefined()
  })

  it('does not reduce a price below zero', () => {
    expect(
      discounted(discount('huge', { value: { type: 'absolute', money: [money('USD', 99_999)] } }))?.value
        .centAmount,
    ).toBe(0)
  })
})
