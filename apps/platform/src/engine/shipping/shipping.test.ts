import { describe, expect, it } from 'vitest'
import type { ShippingMethod, Zone } from '../../model/shipping.ts'
import { money } from '../money/money.ts'
import { matchingRate } from './matchingRate.ts'
import { shippingPrice } from './shippingPrice.ts'

const stamp = { version: 1, createdAt: '', lastModifiedAt: '' }
const zones = new Map<string, Zone>([
  ['us', { ...stamp, id: 'us', key: 'us', name: 'US', locations: [{ country: 'US' }] }],
  ['on', { ...stamp, id: 'on', key: 'on', name: 'Ontario', locations: [{ country: 'CA', state: 'ON' }] }],
])
const rate = { price: money('USD', 599), freeAbove: money('USD', 7500) }
const method: ShippingMethod = {
  ...stamp,
  id: 'm',
  key: 'standard',
  name: 'Standard',
  localizedName: {},
  localizedDescription: {},
  taxCategoryId: 't',
  active: true,
  isDefault: true,
  zoneRates: [
    { zoneId: 'us', shippingRates: [rate] },
    { zoneId: 'on', shippingRates: [{ price: money('CAD', 899) }] },
  ],
}

describe('shipping', () => {
  it('finds the shipping rate of the zone and the currency', () => {
    expect(matchingRate(method, zones, { country: 'US', state: 'NC' }, 'USD')).toBe(rate)
    expect(matchingRate(method, zones, { country: 'CA', state: 'ON' }, 'CAD')?.price.centAmount).toBe(899)
  })

  it('finds no shipping rate for another state, country or currency', () => {
    expect(matchingRate(method, zones, { country: 'CA', state: 'QC' }, 'CAD')).toBeUndefined()
    expect(matchingRate(method, zones, { country: 'GB' }, 'GBP')).toBeUndefined()
    expect(matchingRate(method, zones, { country: 'US' }, 'EUR')).toBeUndefined()
  })

  it('makes shipping free when the price of the lines reaches the amount in freeAbove', () => {
    expect(
      [7499, 7500].map(
        (cents) => shippingPrice(rate, { lineCents: cents, discountedLineCents: cents }).centAmount,
      ),
    ).toEqual([599, 0])
  })

  it('uses the shipping price of the highest tier that the cart reaches by discounted value or by score', () => {
    const byValue = {
      price: money('USD', 1000),
      tiers: [5000, 9000].map((minimumCentAmount) => ({
        type: 'CartValue' as const,
        minimumCentAmount,
        price: money('USD', 1000 - minimumCentAmount / 10),
      })),
    }
    const atValue = (cents: number) =>
      shippingPrice(byValue, { lineCents: 20_000, discountedLineCents: cents }).centAmount
    expect([4999, 5000, 8999, 9000].map(atValue)).toEqual([1000, 500, 500, 100])
    const byScore = {
      ...rate,
      tiers: [3, 6].map((score) => ({ type: 'CartScore' as const, score, price: money('USD', 599 + score) })),
    }
    const atScore = (score?: number) =>
      shippingPrice(byScore, {
        lineCents: 0,
        discountedLineCents: 0,
        ...(score !== undefined && { input: { type: 'Score', score } }),
      }).centAmount
    expect([undefined, 2, 3, 5, 6, 99].map(atScore)).toEqual([599, 599, 602, 602, 605, 605])
  })
})
