import { describe, expect, it } from 'vitest'
import { home, shop, sku } from './shop.ts'

const soldOut = 'quince-orchard-night-pond-throw-pillow-22-insert'
const few = 'court-of-oranges-delft-printed-fabric-pv-yard'

const order = async (draft: object) => {
  const cart = await shop.newCart(await shop.anonymous(), { shippingAddress: home, ...draft })
  const command = { cart: { typeId: 'cart', id: cart.id }, version: cart.version }
  return shop.run(await shop.service(), 'createOrderFromCart', { draft: command })
}

describe('stock', () => {
  it('reserves stock with ReserveOnOrder until the stock is used up, and restocks the items of a cancelled order', async () => {
    const reserving = { inventoryMode: 'ReserveOnOrder', lineItems: [{ sku: few, quantity: 2 }] }
    const first = await order(reserving)
    expect(first.body.errors).toBeUndefined()
    const { body } = await order(reserving)
    expect(body.errors[0].extensions).toMatchObject({ code: 'OutOfStock', skus: [few] })

    const service = await shop.service()
    const actions = [{ changeOrderState: { orderState: 'Cancelled' } }]
    const cancel = ({ id, version }: { id: string; version: number }) =>
      shop.run(service, 'updateOrder', { id, version, actions })
    const cancelled = await cancel(first.body.data.createOrderFromCart)
    // A second cancellation returns nothing more.
    await cancel(cancelled.body.data.updateOrder)
    expect((await order(reserving)).body.errors).toBeUndefined()
    expect((await order(reserving)).body.errors[0].extensions.code).toBe('OutOfStock')
  })

  it('ignores the stock by default', async () => {
    expect((await order({ lineItems: [{ sku: soldOut }] })).body.errors).toBeUndefined()
  })
})

describe('concurrent orders from one cart', () => {
  it('creates one order when a cart is ordered several times at once', async () => {
    const cart = await shop.newCart(await shop.anonymous(), { shippingAddress: home, lineItems: [{ sku }] })
    const service = await shop.service()
    const draft = { cart: { typeId: 'cart', id: cart.id }, version: cart.version }
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => shop.run(service, 'createOrderFromCart', { draft })),
    )
    expect(responses.filter(({ body }) => !body.errors)).toHaveLength(1)
    const { orders } = await shop.execute(service, 'findOrder', { where: `cart(id="${cart.id}")` })
    expect(orders.results).toHaveLength(1)
  })
})

describe('the order service', () => {
  const merge = `mutation ($customerId: String!, $draft: MergeCartDraft!) {
    mergeCart(customerId: $customerId, draft: $draft) { id customerId lineItems { quantity } } }`
  const active = 'query ($id: String!) { customerActiveCart(customerId: $id) { id version } }'

  it('merges a guest’s cart into a customer’s cart', async () => {
    const service = await shop.service()
    const customerToken = await shop.customer('plus@example.com')
    const { customer } = (await shop.execute(customerToken, 'getMyCustomer')).me
    const own = await shop.newCart(customerToken, { lineItems: [{ sku, quantity: 5 }] })
    const guest = await shop.newCart(await shop.anonymous(), { lineItems: [{ sku, quantity: 2 }] })
    const draft = {
      anonymousCart: { typeId: 'cart', id: guest.id },
      mergeMode: 'MergeWithExistingCustomerCart',
    }
    const { body } = await shop.graphql(service, merge, { customerId: customer.id, draft })
    expect(body.data.mergeCart).toEqual({ id: own.id, customerId: customer.id, lineItems: [{ quantity: 5 }] })
    const found = await shop.graphql(service, active, { id: customer.id })
    expect(found.body.data.customerActiveCart.id).toBe(own.id)
  })

  it('replicates a cart without its payments', async () => {
    const replicate = `mutation ($reference: ReferenceInput!) {
      replicateCart(reference: $reference) { id version cartState lineItems { quantity } paymentInfo { payments { id } } } }`
    const cart = await shop.newCart(await shop.anonymous(), { lineItems: [{ sku, quantity: 2 }] })
    const { body } = await shop.graphql(await shop.service(), replicate, {
      reference: { typeId: 'cart', id: cart.id },
    })
    expect(body.data.replicateCart).toMatchObject({
      cartState: 'Active',
      lineItems: [{ quantity: 2 }],
      paymentInfo: null,
    })
    expect(body.data.replicateCart.id).not.toBe(cart.id)
  })

  it('finds orders by number, customer and email, and rejects unknown fields', async () => {
    const service = await shop.service()
    const find = async (where: string) => (await shop.execute(service, 'findOrder', { where })).orders.results
    const [first] = await find('orderNumber="SV-100001"')
    expect(first.customerEmail).toBe('customer@example.com')
    expect(await find(`customerId="${first.customerId}" and orderNumber="SV-100004"`)).toHaveLength(1)
    expect(await find('customerEmail="trade@example.com"')).toHaveLength(1)
    expect(await find(`id in ("${first.id}")`)).toHaveLength(1)
    const { status, body } = await shop.run(service, 'findOrder', { where: 'totalPrice(centAmount > 5)' })
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'InvalidInput'])
  })

  it('sets a customer’s group, and the next cart has the prices of that group', async () => {
    const service = await shop.service()
    const guest = await shop.anonymous()
    const draft = { email: 'studio@example.com', password: 'Good-Pass-1' }
    const { customerSignMeUp } = await shop.execute(guest, 'customerSignMeUp', { draft })
    const update = `mutation ($id: String!, $version: Long!, $actions: [CustomerUpdateAction!]!) {
      updateCustomer(id: $id, version: $version, actions: $actions) { customerGroup { key } } }`
    const actions = [{ setCustomerGroup: { customerGroup: { typeId: 'customer-group', key: 'trade' } } }]
    const { body } = await shop.graphql(service, update, {
      id: customerSignMeUp.customer.id,
      version: 1,
      actions,
    })
    expect(body.data.updateCustomer.customerGroup.key).toBe('trade')
    const cart = await shop.newCart(await shop.customer('studio@example.com', 'Good-Pass-1'), {
      lineItems: [{ sku }],
    })
    expect(cart.totalPrice.centAmount).toBe(1519)
  })
})
