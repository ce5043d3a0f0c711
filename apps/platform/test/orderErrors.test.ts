import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Loose } from './client.ts'
import { type OwnDatabase, seededDatabase } from './freshDatabase.ts'
import { ownPlatform } from './ownPlatform.ts'
import { home, sku } from './shop.ts'
import { sqlOn } from './sql.ts'

// These tests have their own database, because they change settings and prices while carts exist.
let database: OwnDatabase
let sql: ReturnType<typeof sqlOn>

beforeAll(async () => {
  database = await seededDatabase()
  sql = sqlOn(database.url)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const inCents = (sql: string): string =>
  `update products set doc = jsonb_set(doc, '{masterVariant,prices,0}', ${sql})`
const priceOfFirst = inCents(`jsonb_set(doc->'masterVariant'->'prices'->0, '{value,centAmount}', '4242')`)

type Case = {
  readonly when: string
  readonly draft?: object
  readonly actions?: readonly object[]
  /** SQL that runs between the last update of the cart and the order, and SQL that reverts it. */
  readonly meanwhile?: string
  readonly afterwards?: string
  readonly error: (cart: Loose) => object
}

const setting = (kind: string, key: string, patch: string): string =>
  `update reference_documents set doc = doc || '${patch}' where kind = '${kind}' and key = '${key}'`
const code = (text: string, patch: string): string =>
  `update discount_codes set doc = doc || '${patch}' where code = '${text}'`

const shipped = { shippingMethod: { key: 'standard' } }

const cases: readonly Case[] = [
  {
    when: 'a price changed',
    meanwhile: `${priceOfFirst} where doc->>'key' = (select d.doc->>'key' from products d join variants v on v.product_id = d.id where v.sku = 'fabric-sampler-set')`,
    draft: { lineItems: [{ sku: 'fabric-sampler-set' }], ...shipped },
    error: (cart) => ({ code: 'PriceChanged', lineItems: [cart.lineItems[0].id], shipping: false }),
  },
  {
    when: 'the shipping price increased',
    meanwhile: `update reference_documents set doc = replace(doc::text, '795', '895')::jsonb where kind = 'shipping-method' and key = 'standard'`,
    afterwards: `update reference_documents set doc = replace(doc::text, '895', '795')::jsonb where kind = 'shipping-method' and key = 'standard'`,
    draft: shipped,
    error: () => ({ code: 'PriceChanged', lineItems: [], shipping: true }),
  },
  {
    when: 'the shipping price increased under a soft freeze',
    meanwhile: `update reference_documents set doc = replace(doc::text, '795', '895')::jsonb where kind = 'shipping-method' and key = 'standard'`,
    afterwards: `update reference_documents set doc = replace(doc::text, '895', '795')::jsonb where kind = 'shipping-method' and key = 'standard'`,
    draft: shipped,
    actions: [{ freezeCart: { strategy: 'SoftFreeze' } }],
    error: () => ({ code: 'PriceChanged', lineItems: [], shipping: true }),
  },
  {
    when: 'the shipping method became inactive',
    meanwhile: setting('shipping-method', 'standard', '{"active": false}'),
    afterwards: setting('shipping-method', 'standard', '{"active": true}'),
    draft: shipped,
    error: () => ({ code: 'ShippingMethodDoesNotMatchCart' }),
  },
  {
    when: 'the shipping method’s predicate no longer matches',
    meanwhile: `update reference_documents set doc = doc || jsonb_build_object('saved', doc->'predicate', 'predicate', 'lineItemTotal(true) > "900.00 USD"') where kind = 'shipping-method' and key = 'standard'`,
    afterwards: `update reference_documents set doc = jsonb_set(doc, '{predicate}', doc->'saved') - 'saved' where kind = 'shipping-method' and key = 'standard'`,
    draft: shipped,
    error: () => ({ code: 'ShippingMethodDoesNotMatchCart' }),
  },
  {
    when: 'the tax rate was deleted',
    meanwhile: `update reference_documents set doc = jsonb_set(doc, '{rates}', '[]') || jsonb_build_object('saved', doc->'rates') where kind = 'tax-category' and key = 'goods'`,
    afterwards: `update reference_documents set doc = jsonb_set(doc, '{rates}', doc->'saved') - 'saved' where kind = 'tax-category' and key = 'goods'`,
    error: () => ({ code: 'MissingTaxRateForCountry', country: 'US', state: 'NC' }),
  },
  {
    when: 'a line’s price was deleted',
    draft: { lineItems: [{ sku: 'plus-membership' }] },
    meanwhile: `update products set doc = jsonb_set(doc, '{masterVariant,prices}', '[]') where id = (select product_id from variants where sku = 'plus-membership')`,
    error: (cart) => ({
      code: 'MatchingPriceNotFound',
      productId: cart.lineItems[0].productId,
      variantId: 1,
      currency: 'USD',
      country: 'US',
    }),
  },
  {
    when: 'a discount code does not match the cart',
    draft: { discountCodes: ['WALLPAPER20'] },
    error: () => ({ code: 'DiscountCodeNonApplicable', discountCode: 'WALLPAPER20' }),
  },
  {
    when: 'a discount code is used up',
    draft: { discountCodes: ['USEDUP'] },
    error: () => ({ code: 'DiscountCodeNonApplicable', discountCode: 'USEDUP' }),
  },
  {
    when: 'a discount code has expired',
    draft: { discountCodes: ['TAKE5'] },
    meanwhile: code('TAKE5', '{"validUntil": "2026-01-01T00:00:00.000Z"}'),
    error: () => ({
      code: 'DiscountCodeNonApplicable',
      discountCode: 'TAKE5',
      reason: 'TimeRangeNonApplicable',
      validUntil: '2026-01-01T00:00:00.000Z',
    }),
  },
  {
    when: 'a discount code became inactive',
    draft: { discountCodes: ['FREESHIP'] },
    meanwhile: code('FREESHIP', '{"isActive": false}'),
    error: () => ({ code: 'DiscountCodeNonApplicable', discountCode: 'FREESHIP' }),
  },
  {
    when: 'there is too little stock',
    draft: { inventoryMode: 'ReserveOnOrder', lineItems: [{ sku, quantity: 4 }] },
    meanwhile: `update inventory set quantity_on_stock = 3, reserved = 0, restockable_in_days = null where sku = '${sku}'`,
    error: (cart) => ({ code: 'OutOfStock', lineItems: [cart.lineItems[0].id], skus: [sku] }),
  },
  {
    when: 'a line with tracked stock has no inventory entry',
    draft: { inventoryMode: 'TrackOnly' },
    meanwhile: `update inventory set sku = 'gone' where sku = '${sku}'`,
    afterwards: `update inventory set sku = '${sku}' where sku = 'gone'`,
    error: (cart) => ({ code: 'OutOfStock', lineItems: [cart.lineItems[0].id], skus: [sku] }),
  },
  {
    when: 'the cart is empty',
    draft: { lineItems: [] },
    error: () => ({ code: 'InvalidOperation' }),
  },
  {
    when: 'the cart has no address',
    actions: [{ setShippingAddress: {} }],
    error: () => ({ code: 'InvalidOperation' }),
  },
]

const update = `mutation ($id: String!, $version: Long!, $actions: [CartUpdateAction!]!) {
  updateCart(id: $id, version: $version, actions: $actions) { id version lineItems { id productId } } }`

/** Creates a cart on a separate platform, so that the platform of the order has no cached data. */
const leaveCart = async ({ draft = {}, actions = [] }: Pick<Case, 'draft' | 'actions'>): Promise<Loose> => {
  const { shop, close } = await ownPlatform(database.url)
  const cart = await shop.newCart(await shop.anonymous(), {
    shippingAddress: home,
    lineItems: [{ sku }],
    ...draft,
  })
  const { body } = await shop.graphql(await shop.service(), update, {
    id: cart.id,
    version: cart.version,
    actions,
  })
  await close()
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return body.data.updateCart
}

const orderOf = async (cart: Loose, more: object = {}) => {
  const { shop, close } = await ownPlatform(database.url)
  const draft = { cart: { typeId: 'cart', id: cart.id }, version: cart.version, ...more }
  const response = await shop.run(await shop.service(), 'createOrderFromCart', { draft })
  await close()
  return response.body
}

describe('an order is rejected', () => {
  it.each(cases)('when $when', async (example) => {
    const cart = await leaveCart(example)
    if (example.meanwhile) await sql.run(example.meanwhile)
    try {
      const { errors } = await orderOf(cart)
      expect(errors[0].extensions).toMatchObject(example.error(cart))
      expect(errors[0].message.length).toBeGreaterThan(10)
      const [after] = await sql.run('select version from carts where id = $1', cart.id)
      expect(after).toEqual({ version: cart.version })
    } finally {
      if (example.afterwards) await sql.run(example.afterwards)
    }
  })

  it('rejects an order number that is taken, and accepts another number', async () => {
    const [first, second] = [await leaveCart({}), await leaveCart({})]
    expect((await orderOf(first, { orderNumber: 'N-1' })).errors).toBeUndefined()
    const { errors } = await orderOf(second, { orderNumber: 'N-1' })
    expect(errors[0].extensions).toEqual({
      code: 'DuplicateField',
      field: 'orderNumber',
      duplicateValue: 'N-1',
    })
    expect((await orderOf(second, { orderNumber: 'N-2' })).data.createOrderFromCart.orderNumber).toBe('N-2')
  })

  it('rejects an order with a stale cart version, or without a cart', async () => {
    const cart = await leaveCart({})
    const stale = await orderOf({ id: cart.id, version: cart.version + 7 })
    expect(stale.errors[0].extensions).toEqual({
      code: 'ConcurrentModification',
      currentVersion: cart.version,
    })
    expect((await orderOf(cart, { cart: null })).errors[0].extensions.code).toBe('InvalidInput')
  })
})

describe('an order from a frozen cart', () => {
  it('orders a frozen cart at the prices of the time when it was frozen', async () => {
    const cart = await leaveCart({ actions: [{ freezeCart: {} }] })
    await sql.run(`${priceOfFirst} where id = $1`, cart.lineItems[0].productId)
    const { data } = await orderOf(cart)
    expect(data.createOrderFromCart.totalPrice.centAmount).toBe(1899)
  })

  it('accepts the order of a hard-frozen cart despite an inactive shipping method and an expired discount code', async () => {
    const cart = await leaveCart({
      draft: { shippingMethod: { key: 'standard' }, discountCodes: ['WELCOME10'] },
      actions: [{ freezeCart: { strategy: 'HardFreeze' } }],
    })
    await sql.run(code('WELCOME10', '{"validUntil": "2026-01-01T00:00:00.000Z"}'))
    await sql.run(setting('shipping-method', 'standard', '{"active": false}'))
    expect((await orderOf(cart)).errors).toBeUndefined()
  })
})
