import { describe, expect, it } from 'vitest'
import type { Loose } from './client.ts'
import { home, shop, sku } from './shop.ts'

const orderMine = `mutation ($draft: OrderMyCartCommand!) {
  createMyOrderFromCart(draft: $draft) { id version orderNumber orderState shipmentState paymentState } }`

describe('shipping', () => {
  it('marks exactly one rate of each shipping method as matching, even if another rate is first, and rejects shippingMethodsByCart under “me”', async () => {
    const token = await shop.anonymous()
    const address = { country: 'AU', state: 'NSW' }
    const cart = await shop.newCart(token, { currency: 'AUD', country: 'AU', shippingAddress: address })
    const { shippingMethodsByCart } = await shop.execute(token, 'shippingMethodsByCart', { cartId: cart.id })
    for (const method of shippingMethodsByCart) {
      const rates = method.zoneRates.flatMap((zone: Loose) => zone.shippingRates)
      const matching = rates.filter((rate: Loose) => rate.isMatching)
      expect(matching).toHaveLength(1)
      expect(matching[0].price.currencyCode).toBe('AUD')
      expect(rates[0].isMatching).toBe(false)
    }
    const under = `query ($id: String!) { me { shippingMethodsByCart(id: $id) { key } } }`
    const { status, body } = await shop.graphql(token, under, { id: cart.id })
    expect([status, body.errors.length]).toEqual([400, 1])
  })

  it('clears the shipping method, changes the country and sets another shipping method in one request', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, {
      lineItems: [{ sku }],
      shippingAddress: home,
      shippingMethod: { key: 'standard' },
    })
    const moved = await shop.update(
      token,
      cart,
      { setShippingMethod: {} },
      { setShippingAddress: { address: { country: 'GB' } } },
      { setShippingMethod: { shippingMethod: { typeId: 'shipping-method', key: 'priority' } } },
    )
    expect(moved.shippingInfo).toMatchObject({ shippingMethodName: 'Priority' })
    const cleared = await shop.update(token, moved, { setShippingMethod: {} })
    expect(cleared.shippingInfo).toBeNull()
  })
})

describe('a shopper’s own order', () => {
  it('creates orders without a number, lets only a service set the number once, and requires a shipping address', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, { lineItems: [{ sku }] })
    const order = (draft: object) => shop.graphql(token, orderMine, { draft })
    const numbered = await order({ id: cart.id, version: cart.version, orderNumber: 'MINE-1' })
    expect([numbered.status, numbered.body.errors.length]).toEqual([400, 1])
    const homeless = await order({ id: cart.id, version: cart.version })
    expect(homeless.body.errors[0].extensions.code).toBe('InvalidOperation')
    const { id, version } = await shop.update(token, cart, { setShippingAddress: { address: home } })
    const { createMyOrderFromCart: mine } = (await order({ id, version })).body.data
    expect(mine).toMatchObject({
      orderNumber: null,
      orderState: 'Open',
      shipmentState: null,
      paymentState: null,
    })
    const service = await shop.service()
    const set = (version: number, orderNumber: string) =>
      shop.run(service, 'updateOrder', {
        id: mine.id,
        version,
        actions: [{ setOrderNumber: { orderNumber } }],
      })
    const named = (await set(mine.version, `T-${mine.id}`)).body.data.updateOrder
    expect((await set(named.version, 'OTHER')).body.errors[0].extensions.code).toBe('InvalidOperation')
  })

  it('uses the order state “Cancelled” and the shipment state “Canceled”', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, { lineItems: [{ sku }], shippingAddress: home })
    const draft = { id: cart.id, version: cart.version }
    const { createMyOrderFromCart: mine } = (await shop.graphql(token, orderMine, { draft })).body.data
    const service = await shop.service()
    const change = (...actions: object[]) =>
      shop.run(service, 'updateOrder', { id: mine.id, version: mine.version, actions })
    const wrong = await change({ changeOrderState: { orderState: 'Canceled' } })
    expect([wrong.status, wrong.body.errors.length]).toEqual([400, 1])
    const { updateOrder } = (
      await change(
        { changeOrderState: { orderState: 'Cancelled' } },
        { changeShipmentState: { shipmentState: 'Canceled' } },
      )
    ).body.data
    expect(updateOrder).toMatchObject({ orderState: 'Cancelled', shipmentState: 'Canceled' })
  })

  it('returns the parcels of an order’s deliveries, and refuses to deliver an unknown line', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, {
      lineItems: [{ sku }],
      shippingAddress: home,
      shippingMethod: { key: 'standard' },
    })
    const service = await shop.service()
    const placed = await shop.execute(service, 'createOrderFromCart', {
      draft: { id: cart.id, version: cart.version, orderNumber: `D-${cart.id}` },
    })
    const { id, version, shippingInfo } = placed.createOrderFromCart
    expect(shippingInfo.deliveries).toEqual([])
    const send = (lineItem: string) =>
      shop.run(service, 'updateOrder', {
        id,
        version,
        actions: [
          {
            addDelivery: {
              items: [{ id: lineItem, quantity: 1 }],
              parcels: [{ trackingData: { carrier: 'UPS', trackingId: '1Z1' } }],
            },
          },
        ],
      })
    expect((await send(id)).body.errors[0].extensions.code).toBe('InvalidOperation')
    const { updateOrder } = (await send(cart.lineItems[0].id)).body.data
    expect(updateOrder.shippingInfo.deliveries).toMatchObject([
      {
        items: [{ id: cart.lineItems[0].id, quantity: 1 }],
        parcels: [{ items: [], trackingData: { carrier: 'UPS', trackingId: '1Z1', isReturn: false } }],
      },
    ])
  })

  it('refunds the items of a return only after the items have come back', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, { lineItems: [{ sku, quantity: 3 }], shippingAddress: home })
    const service = await shop.service()
    const placed = await shop.execute(service, 'createOrderFromCart', {
      draft: { id: cart.id, version: cart.version, orderNumber: `R-${cart.id}` },
    })
    let { id, version } = placed.createOrderFromCart
    expect(placed.createOrderFromCart.returnInfo).toEqual([])
    const lineItemId = cart.lineItems[0].id
    const change = async (...actions: object[]) => {
      const { body } = await shop.run(service, 'updateOrder', { id, version, actions })
      version = body.data?.updateOrder?.version ?? version
      return body.errors?.[0].extensions.code ?? body.data.updateOrder.returnInfo
    }
    const add = (item: object) =>
      change({ addReturnInfo: { items: [{ lineItemId, quantity: 1, shipmentState: 'Advised', ...item }] } })
    expect(await change({ addReturnInfo: { items: [] } })).toBe('InvalidInput')
    for (const wrong of [{ quantity: 0 }, { quantity: 4 }, { lineItemId: id }, { shipmentState: 'Unusable' }])
      expect(await add(wrong)).toBe('InvalidOperation')
    const [{ items }] = await change({
      addReturnInfo: {
        returnTrackingId: 'R-1',
        returnDate: '2026-11-24T10:00:00.000Z',
        items: [{ key: 'first', lineItemId, quantity: 2, comment: 'Too green', shipmentState: 'Advised' }],
      },
    })
    expect(items).toMatchObject([
      { key: 'first', lineItemId, quantity: 2, comment: 'Too green', paymentState: 'NonRefundable' },
    ])
    expect(await add({ key: 'first' })).toBe('DuplicateField')
    const pay = (paymentState: string) =>
      change({ setReturnPaymentState: { returnItemKey: 'first', paymentState } })
    const ship = (shipmentState: string) =>
      change({ setReturnShipmentState: { returnItemId: items[0].id, shipmentState } })
    expect(await pay('Refunded')).toBe('InvalidOperation')
    expect(await ship('BackInStock')).toBe('InvalidOperation')
    expect(await change({ setReturnShipmentState: { shipmentState: 'Returned' } })).toBe('InvalidInput')
    expect((await ship('Returned'))[0].items[0]).toMatchObject({
      shipmentState: 'Returned',
      paymentState: 'Initial',
    })
    expect((await pay('Refunded'))[0].items[0].paymentState).toBe('Refunded')
    expect(await pay('NotRefunded')).toBe('InvalidOperation')
    expect((await ship('Unusable'))[0].items[0].shipmentState).toBe('Unusable')
    version -= 1
    expect(await add({})).toBe('ConcurrentModification')
  })

  it('rejects an order as out of stock only in the inventory mode ReserveOnOrder', async () => {
    const soldOut = 'quince-orchard-night-pond-throw-pillow-22-insert'
    const token = await shop.anonymous()
    const order = async (inventoryMode?: string) => {
      const cart = await shop.newCart(token, {
        shippingAddress: home,
        lineItems: [{ sku: soldOut }],
        ...(inventoryMode && { inventoryMode }),
      })
      return (await shop.graphql(token, orderMine, { draft: { id: cart.id, version: cart.version } })).body
    }
    expect((await order()).errors).toBeUndefined()
    expect((await order('TrackOnly')).errors).toBeUndefined()
    expect((await order('ReserveOnOrder')).errors[0].extensions).toMatchObject({
      code: 'OutOfStock',
      skus: [soldOut],
    })
  })
})
