import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Loose } from './client.ts'
import { settingsFor } from './settingsFor.ts'
import { home, shop, sku } from './shop.ts'
import { sqlOn } from './sql.ts'

const database = sqlOn(inject('databaseUrl'))
afterAll(() => database.end())

const codeOf = ({ body }: Loose): string | undefined => body.errors?.[0].extensions.code

/** Adds one unit, taking up the current version after each refusal; gives how often it was refused. */
const addUntilApplied = async (token: string, cart: { id: string; version: number }): Promise<number> => {
  let { version } = cart
  for (let refused = 0; ; refused += 1) {
    const answer = await shop.run(token, 'updateMyCart', {
      id: cart.id,
      version,
      actions: [{ addLineItem: { sku } }],
    })
    if (!answer.body.errors) return refused
    expect(codeOf(answer)).toBe('ConcurrentModification')
    version = answer.body.errors[0].extensions.currentVersion
  }
}

describe('two hundred updates of one cart at once', () => {
  it('are each applied exactly once or refused', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        shop.run(token, 'updateMyCart', {
          id: cart.id,
          version: cart.version,
          actions: [{ addLineItem: { sku } }],
        }),
      ),
    )
    const applied = answers.filter(({ body }) => !body.errors)
    const refused = answers.filter((answer) => codeOf(answer) === 'ConcurrentModification')
    expect([applied.length, refused.length]).toEqual([1, 199])
    const after = (await shop.ask(token, 'getActiveCart')).me.activeCart
    expect(after).toMatchObject({ version: cart.version + 1, lineItems: [{ quantity: 1 }] })
  })

  it('lose nothing when each caller takes up the current version', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token)
    await Promise.all(Array.from({ length: 20 }, () => addUntilApplied(token, cart)))
    const after = (await shop.ask(token, 'getActiveCart')).me.activeCart
    expect(after.lineItems).toMatchObject([{ quantity: 20 }])
    expect(after.version).toBe(cart.version + 20)
  })
})

describe('fifty buyers for one item', () => {
  it('end in one order, and stock never falls below zero', async () => {
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
    // By then the reference data is read anew, which has to be possible while these orders hold their connections.
    await setTimeout(settingsFor('').referenceMaxAgeMs + 100)
    const answers = await Promise.all(
      carts.map(({ id, version }) =>
        shop.run(service, 'createOrderFromCart', { draft: { cart: { typeId: 'cart', id }, version } }),
      ),
    )
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1)
    const refused = answers.flatMap(({ body }) => body.errors?.[0].extensions ?? [])
    expect(refused).toHaveLength(49)
    for (const error of refused) expect(error).toMatchObject({ code: 'OutOfStock', skus: [last] })
    const [stock] = await database.run(
      'select quantity_on_stock, reserved from inventory where sku = $1',
      last,
    )
    expect(stock).toEqual({ quantity_on_stock: 1, reserved: 1 })
  })
})

describe('a code that each customer may use once', () => {
  it('is used once by a customer who orders two carts at the same moment', async () => {
    const draft = { email: 'twice.at.once@example.com', password: 'Good-Pass-1' }
    await shop.ask(await shop.anonymous(), 'customerSignMeUp', { draft })
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
    const answers = await Promise.all(
      carts.map(({ id, version }) =>
        shop.run(service, 'createOrderFromCart', { draft: { cart: { typeId: 'cart', id }, version } }),
      ),
    )
    await database.run(
      `update discount_codes set doc = doc - 'maxApplicationsPerCustomer' where code = 'WALLPAPER20'`,
    )
    expect(answers.map((answer) => codeOf(answer) ?? 'ordered').sort()).toEqual([
      'DiscountCodeNonApplicable',
      'DiscountCodeNonApplicable',
      'ordered',
    ])
  })
})
