import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { type Price, unitValue } from './price.ts'
import { selectPrice } from './selectPrice.ts'

const at = new Date('2026-11-20T12:00:00Z')
const price = (id: string, cents: number, scope: Partial<Price> = {}): Price => ({
  id,
  value: money('USD', cents),
  ...scope,
})

describe('selectPrice', () => {
  it('selects the most specific scope, not the cheapest price', () => {
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

  it('ignores prices of another currency or country', () => {
    expect(selectPrice([price('any', 100)], { currency: 'EUR', at })).toBeUndefined()
    expect(
      selectPrice([price('us', 100, { country: 'US' })], { currency: 'USD', country: 'CA', at }),
    ).toBeUndefined()
  })

  it('prefers a price with current validity dates to a price without dates, and skips expired prices', () => {
    const open = price('sale', 80, { validFrom: '2026-11-01T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' })
    const past = price('old', 60, { validUntil: '2026-11-01T00:00:00Z' })
    expect(selectPrice([price('any', 100), past, open], { currency: 'USD', at })?.id).toBe('sale')
    expect(selectPrice([price('any', 100), past], { currency: 'USD', at })?.id).toBe('any')
  })

  it('prefers prices of the customer group, then of the channel, then of the country, then general prices', () => {
    const prices = [
      price('none', 1),
      price('country', 2, { country: 'US' }),
      price('channel', 3, { channelId: 'web' }),
      price('channel+country', 4, { channelId: 'web', country: 'US' }),
      price('group', 5, { customerGroupId: 'trade' }),
      price('group+country', 6, { customerGroupId: 'trade', country: 'US' }),
      price('group+channel', 7, { customerGroupId: 'trade', channelId: 'web' }),
      price('all', 8, { customerGroupId: 'trade', channelId: 'web', country: 'US' }),
    ]
    const whole = { currency: 'USD', country: 'US', customerGroupId: 'trade', channelId: 'web', at }
    const order: (string | undefined)[] = []
    for (let left = prices; left.length > 0; ) {
      const chosen = selectPrice(left, whole)
      order.push(chosen?.id)
      left = left.filter((p) => p !== chosen)
    }
    expect(order).toEqual([
      'all',
      'group+channel',
      'group+country',
      'group',
      'channel+country',
      'channel',
      'country',
      'none',
    ])
    expect(selectPrice(prices, { currency: 'USD', channelId: 'app', at })?.id).toBe('none')
  })

  it('selects the lowest group price of a customer in several groups', () => {
    const prices = [
      price('trade', 90, { customerGroupId: 'trade' }),
      price('plus', 80, { customerGroupId: 'plus' }),
      price('any', 50),
    ]
    expect(selectPrice(prices, { currency: 'USD', customerGroupIds: ['trade', 'plus'], at })?.id).toBe('plus')
  })
})

describe('unitValue', () => {
  const tiers = [10, 50].map((minimumQuantity) => ({
    minimumQuantity,
    value: money('USD', 1000 - minimumQuantity),
  }))

  it('returns the price of the highest tier that the whole quantity reaches', () => {
    const tiered = price('tiered', 1000, { tiers })
    expect([1, 9, 10, 49, 50, 500].map((quantity) => unitValue(tiered, quantity).centAmount)).toEqual([
      1000, 1000, 990, 990, 950, 950,
    ])
  })

  it('returns the discounted price regardless of tiers', () => {
    const discounted = { value: money('USD', 970), discountId: 'sale' }
    expect(unitValue(price('sale', 1000, { tiers, discounted }), 50).centAmount).toBe(970)
  })
})
