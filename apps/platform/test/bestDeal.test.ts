import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ownPlatform } from './ownPlatform.ts'
import { home } from './shop.ts'
import { sqlOn } from './sql.ts'

const database = sqlOn(inject('databaseUrl'))
let best: Awaited<ReturnType<typeof ownPlatform>>

beforeAll(async () => {
  best = await ownPlatform(inject('databaseUrl'), { discountCombination: 'BestDeal' })
})
afterAll(async () => {
  await best.close()
  await database.end()
})

/** A variant with a seeded product discount. */
const onSale = async (): Promise<string> => {
  const [row] = await database.run(
    `select d.doc->'masterVariant'->>'sku' as sku from products d
     where d.doc->'masterVariant'->'prices'->0 ? 'discounted'
       and d.doc->'masterVariant'->'prices'->0->'value'->>'currencyCode' = 'USD' order by d.key limit 1`,
  )
  return String(row?.sku)
}

describe('a project set to BestDeal', () => {
  it('applies either the sale price or the discount code, and reports which of the two applies', async () => {
    const token = await best.shop.anonymous()
    const lineItems = [{ sku: await onSale() }]
    const sale = await best.shop.newCart(token, { lineItems, shippingAddress: home })
    expect(sale.discountTypeCombination).toEqual({
      type: 'BestDeal',
      chosenDiscountType: 'ProductDiscount',
    })
    const { price } = sale.lineItems[0]
    const coded = await best.shop.update(token, sale, { addDiscountCode: { code: 'WELCOME10' } })
    const tenOff = Math.round(price.value.centAmount * 0.9)
    expect(coded.totalPrice.centAmount).toBe(Math.min(tenOff, price.discounted.value.centAmount))
    const withCode = await best.shop.newCart(token, {
      lineItems: [{ sku: 'fabric-sampler-set' }],
      discountCodes: ['WELCOME10'],
    })
    expect(withCode.discountTypeCombination).toEqual({
      type: 'BestDeal',
      chosenDiscountType: 'CartDiscount',
    })
  })
})
