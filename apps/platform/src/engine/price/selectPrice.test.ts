import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import type { Price } from './price.ts'
import { selectPrice } from './selectPrice.ts'

const at = new Date('2026-11-20T12:00:00Z')
const price = (id: string, cents: number, scope: Partial<Price> = {}): Price => ({
  id,
  value: money('USD', cents),
  ...scope,
})

describe('selectPrice', () => {
  it('takes the most specific scope, not the cheapest price', () => {
    const prices = [
      price('any', 100),
      price('us', 300, { country: 'US' }),
      price('trade', 200, { customerGroupId: 'trade' }),
    ]
    expect(selectPrice(prices, { currency: 'USD', country: 'US', at })?.id).toBe('us')
    expect(selectPrice(prices, { currency: 'USD', country: 'US', customerGroupId: 'trade', at })?.id).toBe(
      'trade',
    )
    expect(selectPrice(prices, { currency: 'USD', at })?.id).toBe('any')
  })

  it('never crosses currencies or another country', () => {
    expect(selectPrice([price('any', 100)], { currency: 'EUR', at })).toBeUndefined()
    expect(
      selectPrice([price('us', 100, { country: 'US' })], { currency: 'USD', country: 'CA', at }),
    ).toBeUndefined()
  })

  it('prefers a price whose window is open to one without dates, and skips a closed window', () => {
    const open = price('sale', 80, { validFrom: '2026-11-01T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' })
    const past = price('old', 60, { validUntil: '2026-11-01T00:00:00Z' })
    expect(selectPrice([price('any', 100), past, open], { currency: 'USD', at })?.id).toBe('sale')
    expect(selectPrice([price('any', 100), past], { currency: 'USD', at })?.id).toBe('any')
  })
})
