import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { removeOldCarts } from '../src/carts/removeOldCarts.ts'
import * as schema from '../src/db/schema.ts'
import type { Loose } from './client.ts'
import { home, shop, sku } from './shop.ts'
import { sqlOn } from './sql.ts'

const database = sqlOn(inject('databaseUrl'))
afterAll(() => database.end())

const fields = `id version cartState freezeStrategy deleteDaysAfterLastModification totalPrice { centAmount }
  shippingRateInput { ... on ScoreShippingRateInput { type score } }
  lineItems { id } shippingInfo { shippingMethodState price { centAmount } shippingRate { tiers { type ... on ShippingRateCartScorePriceTier { score price { centAmount } } } } }
  priceRoundingMode taxRoundingMode taxCalculationMode`
const update = `mutation ($id: String!, $version: Long!, $actions: [CartUpdateAction!]!) {
  updateCart(id: $id, version: $version, actions: $actions) { ${fields} } }`

const change = async (cart: { id: string; version: number }, ...actions: object[]) =>
  (await shop.graphql(await shop.service(), update, { id: cart.id, version: cart.version, actions })).body
const changed = async (cart: { id: string; version: number }, ...actions: object[]): Promise<Loose> => {
  const body = await change(cart, ...actions)
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return body.data.updateCart
}

const shipped = (method: string) => ({
  shippingAddress: home,
  shippingMethod: { key: method },
  lineItems: [{ sku, quantity: 2 }],
})

describe('a frozen cart', () => {
  it('rejects changes that could affect the price of a frozen cart, and accepts all other changes', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, shipped('standard'))
    const frozen = await changed(cart, { freezeCart: {} })
    expect(frozen).toMatchObject({ cartState: 'Frozen', freezeStrategy: 'SoftFreeze' })
    for (const action of [
      { addLineItem: { sku } },
      { addDiscountCode: { code: 'WELCOME10' } },
      { setShippingAddress: {} },
      { setCountry: { country: 'GB' } },
      { recalculate: {} },
      { freezeCart: {} },
    ])
      expect((await change(frozen, action)).errors[0].extensions.code).toBe('InvalidOperation')
    const withEmail = await changed(frozen, { setCustomerEmail: { email: 'ada@example.com' } })
    expect(withEmail).toMatchObject({ cartState: 'Frozen', version: frozen.version + 1 })
    const open = await changed(withEmail, { unfreezeCart: {} }, { addLineItem: { sku } })
    expect(open).toMatchObject({ cartState: 'Active', freezeStrategy: null })
    expect((await change(open, { unfreezeCart: {} })).errors[0].extensions.code).toBe('InvalidOperation')
  })

  it('lets a shopper order a frozen cart', async () => {
    const cart = await shop.newCart(await shop.anonymous(), shipped('standard'))
    const frozen = await changed(cart, { freezeCart: { strategy: 'HardFreeze' } })
    const draft = { cart: { typeId: 'cart', id: cart.id }, version: frozen.version }
    const { createOrderFromCart } = await shop.execute(await shop.service(), 'createOrderFromCart', { draft })
    expect(createOrderFromCart.totalPrice.centAmount).toBe(frozen.totalPrice.centAmount)
  })
})

describe('the weight of a cart', () => {
  it('sets the price of priority shipping by the score that is calculated from the cart’s weight', async () => {
    const cart = await shop.newCart(await shop.anonymous(), shipped('priority'))
    expect(cart.shippingInfo.price.centAmount).toBe(1995)
    const weighed = (score: number) => ({ setShippingRateInput: { shippingRateInput: { Score: { score } } } })
    // 19.95 × 1.25 = 24.94 → 24.95 to the nearest 5 cents from 3 kg on, × 1.75 = 34.91 → 34.90 from 6 kg on
    const light = await changed(cart, weighed(2))
    expect(light.shippingInfo.price.centAmount).toBe(1995)
    const heavy = await changed(light, weighed(5))
    expect([heavy.shippingInfo.price.centAmount, heavy.shippingRateInput]).toEqual([
      2495,
      { type: 'Score', score: 5 },
    ])
    expect((await changed(heavy, weighed(6))).shippingInfo.price.centAmount).toBe(3490)
    const methods = `query ($id: String!) { shippingMethodsByCart(id: $id) { key zoneRates { shippingRates { isMatching
      tiers { ... on ShippingRateCartScorePriceTier { score isMatching } } } } } }`
    const { body } = await shop.graphql(await shop.service(), methods, { id: cart.id })
    const rates = body.data.shippingMethodsByCart
      .find(({ key }: Loose) => key === 'priority')
      .zoneRates.flatMap((zone: Loose) => zone.shippingRates)
    const [matching] = rates.filter((rate: Loose) => rate.isMatching)
    expect(matching.tiers.filter((tier: Loose) => tier.isMatching)).toEqual([{ score: 6, isMatching: true }])
    expect((await change(heavy, weighed(-1))).errors[0].extensions).toMatchObject({
      currentVersion: heavy.version + 1,
    })
  })
})

describe('a membership', () => {
  const keys = async (cart: Loose) => {
    const methods = 'query ($id: String!) { shippingMethodsByCart(id: $id) { key } }'
    const { body } = await shop.graphql(await shop.service(), methods, { id: cart.id })
    return body.data.shippingMethodsByCart.map(({ key }: Loose) => key)
  }

  it('offers a separate shipping method for a membership that is the only item in the cart', async () => {
    const cart = await shop.newCart(await shop.anonymous(), shipped('standard'))
    expect(await keys(cart)).toEqual(['standard', 'express', 'priority'])
    const both = await changed(cart, { addLineItem: { sku: 'plus-membership-monthly' } })
    expect(await keys(both)).toEqual(['standard', 'express', 'priority'])
    expect(both.shippingInfo.shippingMethodState).toBe('MatchesCart')
    const alone = await changed(both, { removeLineItem: { lineItemId: both.lineItems[0].id } })
    expect(alone.shippingInfo.shippingMethodState).toBe('DoesNotMatchCart')
    expect(await keys(alone)).toEqual(['membership'])
    const method = { typeId: 'shipping-method', key: 'membership' }
    const sent = await changed(alone, { setShippingMethod: { shippingMethod: method } })
    expect(sent.shippingInfo).toMatchObject({ shippingMethodState: 'MatchesCart', price: { centAmount: 0 } })
  })
})

describe('the rounding and tax modes of a cart', () => {
  it('lets a service change the rounding and tax modes of a cart', async () => {
    const cart = await shop.newCart(await shop.anonymous(), shipped('standard'))
    const after = await changed(
      cart,
      { changePriceRoundingMode: { priceRoundingMode: 'HalfUp' } },
      { changeTaxRoundingMode: { taxRoundingMode: 'HalfDown' } },
      { changeTaxCalculationMode: { taxCalculationMode: 'UnitPriceLevel' } },
    )
    expect(after).toMatchObject({
      priceRoundingMode: 'HalfUp',
      taxRoundingMode: 'HalfDown',
      taxCalculationMode: 'UnitPriceLevel',
    })
  })
})

describe('an unchanged cart', () => {
  it('deletes an unchanged cart after the number of days that the cart sets, or after the project’s default', async () => {
    const token = await shop.anonymous()
    const kept = await shop.newCart(token, { deleteDaysAfterLastModification: 200 })
    const short = await shop.newCart(token, { deleteDaysAfterLastModification: 10 })
    const usual = await shop.newCart(token)
    const young = await shop.newCart(token)
    const state = 'query ($id: String!) { me { cart(id: $id) { deleteDaysAfterLastModification } } }'
    const daysOf = async ({ id }: { id: string }) =>
      (await shop.graphql(token, state, { id })).body.data.me.cart
    expect(await daysOf(usual)).toEqual({ deleteDaysAfterLastModification: 90 })
    const age = (days: number, ids: string[]) =>
      database.run(
        `update carts set last_modified_at = now() - make_interval(days => $1) where id = any($2::uuid[])`,
        days,
        ids,
      )
    await age(91, [kept.id, usual.id])
    await age(11, [short.id])
    await age(89, [young.id])
    const pool = new Pool({ connectionString: inject('databaseUrl'), max: 1 })
    expect(await removeOldCarts(drizzle(pool, { schema }), new Date(), 90)).toBe(2)
    await pool.end()
    expect(await Promise.all([kept, short, usual, young].map(daysOf))).toEqual([
      { deleteDaysAfterLastModification: 200 },
      null,
      null,
      { deleteDaysAfterLastModification: 90 },
    ])
  })
})
