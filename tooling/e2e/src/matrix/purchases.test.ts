import { expect, test } from 'vitest'
import { allPurchases, buyers, currencies, matrix, pairwise, payments } from './purchases.ts'

const meets = (list: typeof allPurchases, wanted: Partial<(typeof allPurchases)[number]>): boolean =>
  list.some((purchase) =>
    Object.entries(wanted).every(([name, value]) => purchase[name as keyof typeof purchase] === value),
  )

test('the pairs meet every currency with every way to pay, and every buyer with both', () => {
  const chosen = pairwise(allPurchases)
  for (const currency of currencies) {
    for (const payment of payments)
      expect([currency, payment, meets(chosen, { currency, payment })]).toEqual([
        currency,
        payment,
        meets(allPurchases, { currency, payment }),
      ])
    for (const buyer of buyers) expect(meets(chosen, { buyer, currency })).toBe(true)
  }
  for (const payment of payments)
    for (const script of ['on', 'off'] as const) expect(meets(chosen, { payment, script })).toBe(true)
  expect(chosen.length).toBeLessThan(40)
})

test('the matrix meets every buyer in every currency with every way to pay that is offered', () => {
  const chosen = matrix(allPurchases)
  expect(chosen).toHaveLength(
    new Set(allPurchases.map(({ buyer, currency, payment }) => `${buyer} ${currency} ${payment}`)).size,
  )
  expect(meets(chosen, { script: 'on' }) && meets(chosen, { script: 'off' })).toBe(true)
})
