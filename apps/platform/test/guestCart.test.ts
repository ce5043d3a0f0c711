import { describe, expect, it } from 'vitest'
import { home, shop, sku } from './shop.ts'

describe('carts of guests', () => {
  it('lets a guest order a cart', async () => {
    const token = await shop.anonymous()
    expect((await shop.execute(token, 'getActiveCart')).me.activeCart).toBeNull()
    let cart = await shop.newCart(token, { customerEmail: 'ada@example.com' })
    expect(cart).toMatchObject({
      version: 1,
      cartState: 'Active',
      totalLineItemQuantity: null,
      taxedPrice: null,
    })
    cart = await shop.update(token, cart, { addLineItem: { sku, quantity: 2 } }, { addLineItem: { sku } })
    expect(cart.lineItems).toMatchObject([{ quantity: 3, totalPrice: { centAmount: 5697 } }])
    cart = await shop.update(
      token,
      cart,
      { setShippingAddress: { address: home } },
      { setBillingAddress: { address: home } },
    )
    const { shippingMethodsByCart } = await shop.execute(token, 'shippingMethodsByCart', { cartId: cart.id })
    expect(shippingMethodsByCart.map((m: { key: string }) => m.key)).toEqual([
      'standard',
      'express',
      'priority',
    ])
    const rates = shippingMethodsByCart[0].zoneRates.flatMap(
      (z: { shippingRates: { isMatching: boolean }[] }) => z.shippingRates,
    )
    expect(rates.filter((r: { isMatching: boolean }) => r.isMatching)).toMatchObject([
      { price: { centAmount: 795 } },
    ])
    cart = await shop.update(token, cart, {
      setShippingMethod: { shippingMethod: { id: shippingMethodsByCart[0].id, typeId: 'shipping-method' } },
    })
    // 5697 + 795 = 6492 net; NC 4.75 %: 5697 × 1.0475 = 5967.6 → 5968, 795 × 1.0475 = 832.8 → 833, together 6801
    expect(cart).toMatchObject({
      totalPrice: { centAmount: 6492 },
      taxedPrice: { totalNet: { centAmount: 6492 }, totalGross: { centAmount: 6801 } },
    })
    const service = await shop.service()
    const draft = {
      key: `pay-${cart.id}`,
      amountPlanned: { currencyCode: 'USD', centAmount: 6801 },
      paymentMethodInfo: { paymentInterface: 'stripe', method: 'card' },
    }
    const { createPayment } = await shop.execute(service, 'createPayment', { draft })
    const duplicate = await shop.run(service, 'createPayment', { draft })
    expect(duplicate.body.errors[0].extensions).toEqual({
      code: 'DuplicateField',
      field: 'key',
      duplicateValue: draft.key,
    })
    const { updatePayment } = await shop.execute(service, 'updatePayment', {
      id: createPayment.id,
      version: createPayment.version,
      actions: [
        {
          addTransaction: {
            transaction: { type: 'Authorization', amount: draft.amountPlanned, interactionId: 'pi_1' },
          },
        },
      ],
    })
    expect(updatePayment.transactions).toMatchObject([
      { type: 'Authorization', state: 'Initial', interactionId: 'pi_1' },
    ])
    const paid = await shop.execute(service, 'updateCart', {
      id: cart.id,
      version: cart.version,
      actions: [{ addPayment: { payment: { typeId: 'payment', id: createPayment.id } } }],
    })
    expect(paid.updateCart.paymentInfo.payments).toMatchObject([{ id: createPayment.id }])
    const command = { cart: { typeId: 'cart', id: cart.id }, version: paid.updateCart.version }
    const { createOrderFromCart: order } = await shop.execute(service, 'createOrderFromCart', {
      draft: command,
    })
    expect(order).toMatchObject({
      orderNumber: null,
      orderState: 'Open',
      totalPrice: { centAmount: 6492 },
      cartRef: { id: cart.id },
    })
    const numbered = await shop.execute(service, 'updateOrder', {
      id: order.id,
      version: order.version,
      actions: [
        { setOrderNumber: { orderNumber: 'SV-1' } },
        { changePaymentState: { paymentState: 'Paid' } },
      ],
    })
    expect(numbered.updateOrder).toMatchObject({ orderNumber: 'SV-1', paymentState: 'Paid' })
    expect((await shop.execute(token, 'getMyOrder', { orderNumber: 'SV-1' })).me.order.id).toBe(order.id)
    expect(
      (await shop.execute(service, 'findOrder', { where: `cart(id="${cart.id}")` })).orders.results,
    ).toHaveLength(1)
    const again = await shop.run(service, 'createOrderFromCart', { draft: command })
    expect(again.body.errors[0].extensions.code).toBe('ConcurrentModification')
    const afterOrder = await shop.run(token, 'updateMyCart', {
      id: cart.id,
      version: paid.updateCart.version + 1,
      actions: [{ addLineItem: { sku } }],
    })
    expect(afterOrder.body.errors[0].extensions.code).toBe('InvalidOperation')
    expect((await shop.execute(token, 'getActiveCart')).me.activeCart).toBeNull()
  })

  it('refuses to order a guest’s cart without a shipping address', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, { lineItems: [{ sku }] })
    const { body } = await shop.run(await shop.service(), 'createOrderFromCart', {
      draft: { id: cart.id, version: cart.version },
    })
    expect(body.errors[0]).toMatchObject({
      message: 'The cart has no shipping address.',
      extensions: { code: 'InvalidOperation' },
    })
  })

  it('returns the current version after a conflict with another tab', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token)
    await shop.update(token, cart, { addLineItem: { sku } })
    const { status, body } = await shop.run(token, 'updateMyCart', {
      id: cart.id,
      version: cart.version,
      actions: [{ addLineItem: { sku } }],
    })
    expect(status).toBe(200)
    expect(body.errors[0].extensions).toEqual({
      code: 'ConcurrentModification',
      currentVersion: cart.version + 1,
    })
  })

  it('accepts a change of the cart from one of many concurrent tabs, and rejects the others', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token)
    const responses = await Promise.all(
      Array.from({ length: 6 }, () =>
        shop.run(token, 'updateMyCart', {
          id: cart.id,
          version: cart.version,
          actions: [{ addLineItem: { sku } }],
        }),
      ),
    )
    expect(responses.filter(({ body }) => !body.errors)).toHaveLength(1)
    expect((await shop.execute(token, 'getActiveCart')).me.activeCart.lineItems).toMatchObject([
      { quantity: 1 },
    ])
  })

  it('gives a guest no access to the cart of another guest', async () => {
    const cart = await shop.newCart(await shop.anonymous())
    const { body } = await shop.run(await shop.anonymous(), 'updateMyCart', {
      id: cart.id,
      version: 1,
      actions: [],
    })
    expect(body.errors[0].extensions.code).toBe('ResourceNotFound')
    const methods = await shop.run(await shop.anonymous(), 'shippingMethodsByCart', { cartId: cart.id })
    expect(methods.body.errors[0].extensions.code).toBe('ResourceNotFound')
  })

  it('rejects a shipping method that refers to a resource of another type', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, { shippingAddress: home })
    const actions = [{ setShippingMethod: { shippingMethod: { typeId: 'payment', key: 'standard' } } }]
    const { status, body } = await shop.run(token, 'updateMyCart', {
      id: cart.id,
      version: cart.version,
      actions,
    })
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'InvalidInput'])
  })

  it('keeps the shipping method with its new rate and tax when the new address has the same method', async () => {
    const token = await shop.anonymous()
    const draft = { shippingAddress: home, shippingMethod: { key: 'standard' }, lineItems: [{ sku }] }
    const cart = await shop.newCart(token, draft)
    const toCanada = { setShippingAddress: { address: { country: 'CA', state: 'ON' } } }
    const moved = await shop.update(token, cart, toCanada)
    // 7.95 × 1.4 outside the US; Ontario 13 %
    expect(moved.shippingInfo.price.centAmount).toBe(1113)
    expect(moved.lineItems[0].taxRate).toMatchObject({ amount: 0.13, includedInPrice: false })
    const japan = [{ setShippingAddress: { address: { country: 'JP' } } }]
    const { body } = await shop.run(token, 'updateMyCart', {
      id: cart.id,
      version: moved.version,
      actions: japan,
    })
    expect(body.errors[0].extensions).toMatchObject({ code: 'MissingTaxRateForCountry', country: 'JP' })
    const without = await shop.update(token, moved, { setShippingAddress: {} })
    expect([without.shippingInfo, without.taxedPrice]).toEqual([null, null])
  })

  it('creates separate lines for one product with different custom fields', async () => {
    const token = await shop.anonymous()
    const custom = {
      typeKey: 'line-item-design',
      fields: [
        { name: 'designName', value: '"Mine"' },
        { name: 'dpi', value: '150' },
      ],
    }
    const cart = await shop.newCart(token, { lineItems: [{ sku }, { sku, custom }, { sku, custom }] })
    expect(cart.lineItems.map((l: { quantity: number }) => l.quantity)).toEqual([1, 2])
    expect(cart.lineItems[0].custom).toBeNull()
    expect(cart.lineItems[1].custom.customFieldsRaw).toEqual([
      { name: 'designName', value: 'Mine' },
      { name: 'dpi', value: 150 },
    ])
  })
})
