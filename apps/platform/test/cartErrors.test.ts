import { describe, expect, it } from 'vitest'
import { home, shop, sku } from './shop.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

type Case = {
  readonly when: string
  readonly draft?: object
  readonly actions: readonly object[]
  readonly error: object
  readonly message?: RegExp
}

/** One example for each error code of cart updates, with the fields of the code. */
const cases: readonly Case[] = [
  {
    when: 'the SKU is unknown',
    actions: [{ addLineItem: { sku: 'no-such-thing' } }],
    error: { code: 'InvalidField', field: 'sku', invalidValue: 'no-such-thing' },
  },
  {
    when: 'the product is unknown',
    actions: [{ addLineItem: { productId: unknownId } }],
    error: { code: 'ReferencedResourceNotFound', typeId: 'product', id: unknownId },
  },
  {
    when: 'a line has neither SKU nor product',
    actions: [{ addLineItem: { quantity: 2 } }],
    error: { code: 'InvalidInput', http: { status: 400 } },
    message: /'sku' or a 'productId'/,
  },
  {
    when: 'the SKU belongs to another variant than the variant id',
    actions: [{ addLineItem: { sku, variantId: 999 } }],
    error: { code: 'InvalidInput', http: { status: 400 } },
  },
  {
    when: 'the added quantity is zero',
    actions: [{ addLineItem: { sku, quantity: 0 } }],
    error: { code: 'InvalidField', field: 'quantity', invalidValue: 0 },
  },
  {
    when: 'the amounts would not be exact',
    actions: [{ addLineItem: { sku, quantity: Number.MAX_SAFE_INTEGER } }],
    error: { code: 'InvalidInput', http: { status: 400 } },
    message: /could not be exact/,
  },
  {
    when: 'an increased quantity is not a safe integer',
    draft: { lineItems: [{ sku }] },
    actions: [{ addLineItem: { sku, quantity: Number.MAX_SAFE_INTEGER } }],
    error: { code: 'InvalidField', field: 'quantity', invalidValue: Number.MAX_SAFE_INTEGER + 1 },
  },
  {
    when: 'custom fields have no type',
    actions: [{ addLineItem: { sku, custom: { fields: [{ name: 'designName', value: '"Mine"' }] } } }],
    error: { code: 'InvalidInput', http: { status: 400 } },
    message: /without the 'type'/,
  },
  {
    when: 'a custom field’s value is not JSON',
    actions: [
      {
        addLineItem: {
          sku,
          custom: { typeKey: 'line-item-design', fields: [{ name: 'designName', value: 'Mine' }] },
        },
      },
    ],
    error: { code: 'InvalidInput', http: { status: 400 } },
  },
  {
    when: 'a custom field’s value is not one of its enum values',
    actions: [
      {
        addLineItem: {
          sku,
          custom: { typeKey: 'line-item-design', fields: [{ name: 'repeatType', value: '"spiral"' }] },
        },
      },
    ],
    error: {
      code: 'InvalidField',
      field: 'repeatType',
      invalidValue: 'spiral',
      allowedValues: ['basic', 'half-drop', 'half-brick', 'mirror'],
    },
  },
  {
    when: 'a custom field is not defined',
    actions: [{ setCustomType: { typeKey: 'order-details', fields: [{ name: 'shoeSize', value: '42' }] } }],
    error: { code: 'InvalidField', field: 'shoeSize', invalidValue: '42' },
  },
  {
    when: 'a custom field is set without a type',
    actions: [{ setCustomField: { name: 'giftTo', value: '"Ada"' } }],
    error: { code: 'InvalidOperation' },
  },
  {
    when: 'a line’s key is taken',
    actions: [
      { addLineItem: { sku, key: 'first' } },
      { addLineItem: { sku: 'fabric-sampler-set', key: 'first' } },
    ],
    error: { code: 'DuplicateField', field: 'key', duplicateValue: 'first' },
  },
  {
    when: 'the line is unknown',
    actions: [{ removeLineItem: { lineItemId: unknownId } }],
    error: { code: 'InvalidOperation' },
  },
  {
    when: 'no line is given',
    actions: [{ changeLineItemQuantity: { quantity: 1 } }],
    error: { code: 'InvalidInput', http: { status: 400 } },
  },
  {
    when: 'a line has no price in the cart’s currency',
    draft: { currency: 'JPY', country: 'JP' },
    actions: [{ addLineItem: { sku } }],
    error: { code: 'MatchingPriceNotFound', variantId: 1, currency: 'JPY', country: 'JP' },
  },
  {
    when: 'the address has no tax rate',
    draft: { lineItems: [{ sku }] },
    actions: [{ setShippingAddress: { address: { country: 'JP', state: 'Tokyo' } } }],
    error: { code: 'MissingTaxRateForCountry', country: 'JP', state: 'Tokyo' },
  },
  {
    when: 'the country does not exist',
    actions: [{ setCountry: { country: 'XX' } }],
    error: { code: 'InvalidInput', http: { status: 400 } },
  },
  {
    when: 'the locale is not one of the project’s',
    actions: [{ setLocale: { locale: 'fr-FR' } }],
    error: { code: 'InvalidField', field: 'locale', invalidValue: 'fr-FR' },
  },
  {
    when: 'the days until deletion are zero',
    actions: [{ setDeleteDaysAfterLastModification: { deleteDaysAfterLastModification: 0 } }],
    error: { code: 'InvalidField', field: 'deleteDaysAfterLastModification', invalidValue: 0 },
  },
  {
    when: 'there is no shipping address',
    actions: [{ setShippingMethod: { shippingMethod: { typeId: 'shipping-method', key: 'standard' } } }],
    error: { code: 'InvalidOperation' },
  },
  {
    when: 'the shipping method is unknown',
    draft: { shippingAddress: home },
    actions: [{ setShippingMethod: { shippingMethod: { typeId: 'shipping-method', key: 'pigeon' } } }],
    error: { code: 'ReferencedResourceNotFound', typeId: 'shipping-method', key: 'pigeon' },
  },
  {
    when: 'the discount code is unknown',
    actions: [{ addDiscountCode: { code: 'NOPE' } }],
    error: { code: 'DiscountCodeNonApplicable', discountCode: 'NOPE', reason: 'DoesNotExist' },
  },
  {
    when: 'the discount code has expired',
    actions: [{ addDiscountCode: { code: 'EXPIRED' } }],
    error: {
      code: 'DiscountCodeNonApplicable',
      discountCode: 'EXPIRED',
      reason: 'TimeRangeNonApplicable',
      validUntil: '2025-09-01T00:00:00.000Z',
    },
  },
  {
    when: 'a discount code is added twice with validateDuplicates',
    draft: { discountCodes: ['WELCOME10'] },
    actions: [{ addDiscountCode: { code: 'WELCOME10', validateDuplicates: true } }],
    error: { code: 'DuplicateField', field: 'code', duplicateValue: 'WELCOME10' },
  },
  {
    when: 'the payment is unknown',
    actions: [{ addPayment: { payment: { typeId: 'payment', id: unknownId } } }],
    error: { code: 'ReferencedResourceNotFound', typeId: 'payment', id: unknownId },
  },
  {
    when: 'an action has no field',
    actions: [{}],
    error: { code: 'InvalidInput', http: { status: 400 } },
    message: /exactly one/,
  },
]

describe('an update of a cart is rejected', () => {
  it.each(cases)('when $when', async ({ draft = {}, actions, error, message = /./ }) => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, draft)
    const { status, body } = await shop.run(token, 'updateMyCart', {
      id: cart.id,
      version: cart.version,
      actions,
    })
    const { http, ...fields } = error as { http?: { status: number } }
    expect(body.errors[0].extensions).toMatchObject(fields)
    expect(body.errors[0].message).toMatch(message)
    expect(status).toBe(http?.status ?? 200)
    const after = await shop.graphql(token, 'query ($id: String!) { me { cart(id: $id) { version } } }', {
      id: cart.id,
    })
    expect(after.body.data.me.cart.version).toBe(cart.version)
  })

  it('rejects an update with a stale version, and names both versions in the message', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token)
    await shop.update(token, cart, { addLineItem: { sku } })
    const { body } = await shop.run(token, 'updateMyCart', { id: cart.id, version: 1, actions: [] })
    expect(body.errors[0]).toMatchObject({
      message: `Object ${cart.id} has a different version than expected. Expected: 1 - Actual: 2.`,
      extensions: { code: 'ConcurrentModification', currentVersion: 2 },
    })
  })

  it('rejects an update of a cart that does not exist', async () => {
    const { body } = await shop.run(await shop.anonymous(), 'updateMyCart', {
      id: unknownId,
      version: 1,
      actions: [],
    })
    expect(body.errors[0].extensions).toEqual({ code: 'ResourceNotFound' })
  })
})

describe('a new cart is rejected', () => {
  const create = async (draft: object) => {
    const { body } = await shop.run(await shop.anonymous(), 'createMyCart', { draft })
    return body.errors[0].extensions
  }

  it('rejects a new cart with an invalid currency, country or locale', async () => {
    for (const draft of [
      { currency: 'XXX' },
      { currency: 'usd' },
      { currency: 'USD', country: 'usa' },
      { currency: 'USD', locale: '!' },
    ])
      expect(await create(draft)).toMatchObject({ code: 'InvalidInput' })
  })

  it('rejects a new cart with more lines than a cart may have', async () => {
    const { results } = (
      await shop.graphql(await shop.service(), '{ products(limit: 100) { results { skus } } }')
    ).body.data.products
    const skus: string[] = results.flatMap((product: { skus: string[] }) => product.skus).slice(0, 501)
    expect(skus).toHaveLength(501)
    const error = await create({ currency: 'USD', lineItems: skus.map((each) => ({ sku: each })) })
    expect(error).toMatchObject({ code: 'InvalidOperation' })
  })

  it('rejects a new cart whose key is taken, or that has both a customer and an anonymous id', async () => {
    const service = await shop.service()
    const create = 'mutation ($draft: CartDraft!) { createCart(draft: $draft) { id } }'
    const draft = { currency: 'USD', key: `key-${Date.now()}` }
    expect((await shop.graphql(service, create, { draft })).body.errors).toBeUndefined()
    const again = await shop.graphql(service, create, { draft })
    expect(again.body.errors[0].extensions).toEqual({
      code: 'DuplicateField',
      field: 'key',
      duplicateValue: draft.key,
    })
    const both = { currency: 'USD', customerId: unknownId, anonymousId: 'somebody' }
    const { body } = await shop.graphql(service, create, { draft: both })
    expect(body.errors[0].extensions.code).toBe('InvalidInput')
  })
})
