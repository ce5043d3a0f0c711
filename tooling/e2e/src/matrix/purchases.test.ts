import { expect, test } from 'vitest'
import { allPurchases, buyers, currencies, matrix, type Purchase, payments } from './purchases.ts'

const chosen = matrix(allPurchases)

const contains = (list: readonly Purchase[], expected: Partial<Purchase>): boolean =>
  list.some((purchase) =>
    Object.entries(expected).every(([name, value]) => purchase[name as keyof Purchase] === value),
  )

test('contains every offered combination of buyer, currency and payment method', () => {
  for (const buyer of buyers)
    for (const currency of currencies)
      for (const payment of payments)
        expect([buyer, currency, payment, contains(chosen, { buyer, currency, payment })]).toEqual([
          buyer,
          currency,
          payment,
          contains(allPurchases, { buyer, currency, payment }),
        ])
  expect(chosen).toHaveLength(79)
})

test('contains each payment method with and without JavaScript', () => {
  for (const payment of payments)
    for (const javaScript of ['on', 'off'] as const)
      expect([payment, javaScript, contains(chosen, { payment, javaScript })]).toEqual([
        payment,
        javaScript,
        true,
      ])
})
