import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Loose } from './client.ts'
import { settingsFor } from './settingsFor.ts'
import { home, shop, sku } from './shop.ts'
import { sqlOn } from './sql.ts'

const database = sqlOn(inject('databaseUrl'))
afterAll(() => database.end())

const codeOf = ({ body }: Loose): string | undefined => body.errors?.[0].extensions.code

/** Adds one unit and retries with the current version after each conflict. Returns the number of conflicts. */
const addUntilApplied = async (token: string, cart: { id: string; version: number }): Promise<number> => {
  let { version } = cart
  for (let refused = 0; ; refused += 1) {
    const response = await shop.run(token, 'updateMyCart', {
      id: cart.id,
      version,
      actions: [{ addLineItem: { sku } }],
    })
    if (!response.body.errors) return refused
    expect(codeOf(response)).toBe('ConcurrentModification')
    version = response.body.errors[0].extensions.currentVersion
  }
}

describe('concurrent updates of one cart', () => {
  it('accepts one of two hundred concurrent updates with the same version, and rejects the others', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token)
    const responses = await Promise.all(
      Array.from({ length: 200 }, () =>
        shop.run(token, 'updateMyCart', {
          id: cart.id,
          version: cart.version,
          actions: [{ addLineItem: { sku } }],
        }),
      ),
    )
    const applied = responses.filter(({ body }) => !body.errors)
    const refused = responses.filter((response) => codeOf(response) === 'ConcurrentModification')
    expect([applied.length, refused.length]).toEqual([1, 199])
    const after = (await shop.execute(token, 'getActiveCart')).me.activeCart
    expect(after).toMatchObject({ version: cart.version + 1, lineItems: [{ quantity: 1 }] })
  })

  it('applies all concurrent updates when each caller retries with the current version', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token)
    await Promise.all(Array.from({ length: 20 }, () => addUntilApplied(token, cart)))
    const after = (await shop.execute(token, 'getActiveCart')).me.activeCart
    expect(after.lineItems).toMatchObject([{ quantity: 20 }])
    expect(after.version).toBe(cart.version + 20)
  })
})

describe('fifty concurrent orders of the last item in stock', () => {
  it('creates one order for the last item from fifty concurrent requests, and keeps the stock at zero or above', async () => {
    const last = 'hedgerow-walk-olive-printed-fabric-os-yard'
    await database.run(
      'update inventory set quantity_on_stock = 1, reserved = 0, restockable_in_days = null where sku = $1',
      last,
    )
    const token = await shop.anonymous()
    const carts = await Promise.all(
      Array.from({ length: 50 }, () =>
        shop.newCart(token, {
          inventoryMode: 'ReserveOnOrder',
          shippingAddress: home,
          lineItems: [{ sku: last }],
        }),
      ),
    )
    const service = await shop.service()
    // The cached reference data has expired by then: the platform must reload it while these orders use all connections.
    await setTimeout(settingsFor('').referenceMaxAgeMs + 100)
    const responses = await Promise.all(
      carts.map(({ id, version }) =>
        shop.run(service, 'createOrderFromCart', { draft: { cart: { typeId: 'cart', id }, version } }),
      ),
    )
    expect(responses.filter(({ body }) => !body.errors)).toHaveLength(1)
    const refused = responses.flatMap(({ body }) => body.errors?.[0].extensions ?? [])
    expect(refused).toHaveLength(49)
    for (const error of refused) expect(error).toMatchObject({ code: 'OutOfStock', skus: [last] })
    const [stock] = await database.run(
      'select quantity_on_stock, reserved from inventory where sku = $1',
      last,
    )
    expect(stock).toEqual({ quantity_on_stock: 1, reserved: 1 })
  })
})

describe('a discount code that each customer may use once', () => {
  it('accepts a discount code once when a customer orders several carts at the same time', async () => {
    const draft = { email: 'twice.at.once@example.com', password: 'Good-Pass-1' }
    await shop.execute(await shop.anonymous(), 'customerSignMeUp', { draft })
    const token = await shop.customer(draft.email, draft.password)
    await database.run(
      `update discount_codes set doc = doc || '{"maxApplicationsPerCustomer": 1}' where code = 'WALLPAPER20'`,
    )
    const [paper] = await database.run(
      `select v.sku from variants v join products d on d.id = v.product_id
       join reference_documents t on t.id = (d.doc->>'productTypeId')::uuid
       where t.key = 'wallpaper' limit 1`,
    )
    const carts = await Promise.all(
      [1, 2, 3].map(() =>
        shop.newCart(token, {
          shippingAddress: home,
          lineItems: [{ sku: paper?.sku }],
          discountCodes: ['WALLPAPER20'],
        }),
      ),
    )
    const service = await shop.service()
    const responses = await Promise.all(
      carts.map(({ id, version }) =>
        shop.run(service, 'createOrderFromCart', { draft: { cart: { typeId: 'cart', id }, version } }),
      ),
    )
    await database.run(
      `update discount_codes set doc = doc - 'maxApplicationsPerCustomer' where code = 'WALLPAPER20'`,
    )
    expect(responses.map((response) => codeOf(response) ?? 'ordered').sort()).toEqual([
      'DiscountCodeNonApplicable',
      'DiscountCodeNonApplicable',
      'ordered',
    ])
  })
})
