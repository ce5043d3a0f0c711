import { seedCategories } from '@selvedge/catalogue'
import { describe, expect, it } from 'vitest'
import { getPlatformSchema } from '../src/graphql/schema.ts'
import type { Loose } from './client.ts'
import { home, shop, sku } from './shop.ts'

const execute = async (token: string, query: string, variables: object = {}): Promise<Loose> => {
  const { body } = await shop.graphql(token, query, variables)
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return body.data
}
const errorOf = async (token: string, query: string, variables: object = {}): Promise<Loose> => {
  const { status, body } = await shop.graphql(token, query, variables)
  return { status, ...body.errors?.[0]?.extensions }
}

describe('storeKey', () => {
  const create =
    'mutation ($storeKey: KeyReferenceInput) { createMyCart(draft: { currency: "USD" }, storeKey: $storeKey) { id } }'

  it('accepts null or no value for storeKey', async () => {
    const token = await shop.anonymous()
    expect((await execute(token, create, { storeKey: null })).createMyCart.id).toBeTruthy()
    expect((await execute(token, create)).createMyCart.id).toBeTruthy()
  })

  const mutations = Object.values(getPlatformSchema().getMutationType()?.getFields() ?? {})
  const withStore = mutations.filter(({ args }) => args.some(({ name }) => name === 'storeKey'))

  it('accepts the argument storeKey in the mutations of carts, orders, customers and shopping lists', () => {
    expect(withStore.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...['createMyCart', 'updateMyCart', 'deleteMyCart', 'updateCart', 'replicateCart', 'mergeCart'],
        ...['createMyOrderFromCart', 'createOrderFromCart', 'updateOrder', 'createMyShoppingList'],
        ...['customerSignMeUp', 'customerSignMeIn', 'customerResetMyPassword', 'deleteMyCustomer'],
      ]),
    )
  })

  it('rejects every storeKey as not found, because the project has no stores', async () => {
    const token = await shop.anonymous()
    const expected = { status: 200, code: 'ResourceNotFound' }
    expect(await errorOf(token, create, { storeKey: 'paris' })).toEqual(expected)
    const list = 'mutation { createMyShoppingList(draft: { name: [] }, storeKey: "paris") { id } }'
    expect(await errorOf(token, list)).toEqual(expected)
  })
})

describe('the customer number', () => {
  const signUp = `mutation ($draft: CustomerSignUpDraft!) {
    customerSignUp(draft: $draft) { customer { id version customerNumber } } }`
  const change = `mutation ($id: String!, $version: Long!, $customerNumber: String) {
    updateCustomer(id: $id, version: $version, actions: [{ setCustomerNumber: { customerNumber: $customerNumber } }]) {
      id version customerNumber } }`
  const draft = (email: string, more: object = {}) => ({
    draft: { email, password: 'First-Pass-1', ...more },
  })

  it('sets a unique customer number at sign-up, and finds customers by it in a predicate', async () => {
    const token = await shop.service()
    const { customer } = (
      await execute(token, signUp, draft('number-1@example.com', { customerNumber: 'C-1' }))
    ).customerSignUp
    expect(customer.customerNumber).toBe('C-1')
    const found = await execute(token, '{ customers(where: "customerNumber=\\"C-1\\"") { results { id } } }')
    expect(found.customers.results).toEqual([{ id: customer.id }])
    expect(
      await errorOf(token, signUp, draft('number-2@example.com', { customerNumber: 'C-1' })),
    ).toMatchObject({ code: 'DuplicateField', field: 'customerNumber', duplicateValue: 'C-1' })
  })

  it('sets a missing customer number after the sign-up, but does not change an existing number', async () => {
    const token = await shop.service()
    const { customer } = (await execute(token, signUp, draft('number-3@example.com'))).customerSignUp
    expect(customer.customerNumber).toBeNull()
    const changed = (await execute(token, change, { ...customer, customerNumber: 'C-3' })).updateCustomer
    expect(changed.customerNumber).toBe('C-3')
    expect(await errorOf(token, change, { ...changed, customerNumber: 'C-4' })).toMatchObject({
      code: 'InvalidOperation',
    })
  })
})

describe('categories', () => {
  const query = (where: string) =>
    `{ categories(where: ${JSON.stringify(where)}, limit: 500) { total results { key childCount children { key } parent { key } } } }`

  it('returns the number of children of a category', async () => {
    const { categories } = await execute(await shop.anonymous(), query('key is defined'))
    for (const category of categories.results)
      expect([category.key, category.childCount]).toEqual([category.key, category.children.length])
    expect(categories.results.some(({ childCount }: { childCount: number }) => childCount > 0)).toBe(true)
  })

  it('filters categories by whether they have a parent', async () => {
    const token = await shop.anonymous()
    const roots = seedCategories.filter(({ parentId }) => parentId === undefined).length
    const { categories } = await execute(token, query('parent is not defined'))
    expect(categories.total).toBe(roots)
    expect(categories.results.every(({ parent }: { parent: unknown }) => parent === null)).toBe(true)
    expect((await execute(token, query('parent is defined'))).categories.total).toBe(
      seedCategories.length - roots,
    )
    expect(await errorOf(token, query('parent="x"'))).toEqual({ status: 400, code: 'InvalidInput' })
  })
})

describe('predicates', () => {
  const found = async (resource: string, where: string): Promise<string[]> => {
    const query = `query ($where: String) { ${resource}(where: $where, limit: 500) { results { id } } }`
    const data = await execute(await shop.service(), query, { where })
    return data[resource].results.map(({ id }: { id: string }) => id)
  }

  const anOrder = async (customerEmail: string) => {
    const token = await shop.anonymous()
    const type = { key: 'order-details' }
    const fields = [
      { name: 'giftTo', value: '"Grace"' },
      { name: 'storeCreditCents', value: '250' },
      { name: 'cartFixed', value: 'true' },
    ]
    const cart = await shop.newCart(token, {
      customerEmail,
      lineItems: [{ sku }],
      shippingAddress: home,
      custom: { type, fields },
    })
    const create = `mutation ($draft: OrderCartCommand!) { createOrderFromCart(draft: $draft) { id } }`
    const ordered = { cart: { typeId: 'cart', id: cart.id }, version: cart.version, paymentState: 'Paid' }
    const data = await execute(await shop.service(), create, { draft: ordered })
    return { cart, order: data.createOrderFromCart }
  }

  it('finds carts and orders by email, payment state and custom fields in a predicate', async () => {
    const { cart, order } = await anOrder('predicates@example.com')
    const byEmail = 'customerEmail="predicates@example.com"'
    expect(await found('carts', byEmail)).toEqual([cart.id])
    for (const where of [
      `${byEmail} and paymentState="Paid"`,
      `${byEmail} and custom(fields(giftTo="Grace"))`,
      `${byEmail} and custom(fields(giftTo in ("Ada", "Grace") and storeCreditCents > 249))`,
      `${byEmail} and custom(fields(cartFixed=true and giftFrom is not defined))`,
      `${byEmail} and custom is defined`,
    ])
      expect([where, await found('orders', where)]).toEqual([where, [order.id]])
    for (const where of [
      `${byEmail} and paymentState="Pending"`,
      `${byEmail} and custom(fields(storeCreditCents > 250))`,
      `${byEmail} and custom(fields(storeCreditCents < "text"))`,
      `${byEmail} and custom(fields(giftTo="Ada"))`,
    ])
      expect([where, await found('orders', where)]).toEqual([where, []])
  })
})
