import { describe, expect, it } from 'vitest'
import type { Loose } from './client.ts'
import { home, shop, sku } from './shop.ts'

describe('customers', () => {
  it('charges a member of the trade group trade prices and half the shipping price', async () => {
    const token = await shop.customer('trade@example.com')
    const cart = await shop.newCart(token, {
      lineItems: [{ sku }],
      shippingAddress: home,
      shippingMethod: { key: 'standard' },
    })
    // 1899 × 0.8 = 1519.2 → 1519; shipping 795 × 0.5 = 397.5 → 398 (half-even)
    expect(cart.lineItems[0].price.value.centAmount).toBe(1519)
    expect(cart.totalPrice.centAmount).toBe(1519 + 398)
  })

  it('charges a member of the Plus group 10 % less, and 20 % less for shipping', async () => {
    const token = await shop.customer('plus@example.com')
    const cart = await shop.newCart(token, {
      lineItems: [{ sku }],
      shippingAddress: home,
      shippingMethod: { key: 'standard' },
    })
    expect(cart.lineItems[0].totalPrice.centAmount).toBe(1709)
    expect(cart.shippingInfo.discountedPrice.value.centAmount).toBe(636)
  })

  it('a seeded customer has past orders in different order states', async () => {
    const { me } = await shop.execute(await shop.customer('customer@example.com'), 'getMyOrders')
    expect(
      me.orders.results.map((o: { orderNumber: string; orderState: string }) => [
        o.orderNumber,
        o.orderState,
      ]),
    ).toEqual([
      ['SV-100007', 'Confirmed'],
      ['SV-100008', 'Confirmed'],
      ['SV-100009', 'Complete'],
      ['SV-100010', 'Complete'],
      ['SV-100004', 'Cancelled'],
      ['SV-100001', 'Complete'],
    ])
    expect(me.orders.total).toBe(6)
    const other = await shop.execute(await shop.customer('plus@example.com'), 'getMyOrder', {
      orderNumber: 'SV-100007',
    })
    expect(other.me.order).toBeNull()
  })

  it('a seeded customer has recently delivered orders, one of them with a return in progress', async () => {
    const token = await shop.customer('customer@example.com')
    const find = async (orderNumber: string) =>
      (await shop.execute(token, 'getMyOrder', { orderNumber })).me.order
    const [fresh, returned] = [await find('SV-100009'), await find('SV-100010')]
    expect([fresh.shipmentState, fresh.returnInfo]).toEqual(['Delivered', []])
    expect(Date.parse(fresh.completedAt)).toBeGreaterThan(Date.now() - 10 * 86_400_000)
    expect(returned.returnInfo).toMatchObject([
      {
        returnTrackingId: 'SV-100010-R1',
        items: [{ lineItemId: returned.lineItems[1].id, quantity: 1, shipmentState: 'Advised' }],
      },
    ])
  })

  it('a seeded customer has a past order with parcels, a gift and two payments', async () => {
    const { me } = await shop.execute(await shop.customer('customer@example.com'), 'getMyOrder', {
      orderNumber: 'SV-100008',
    })
    const { shippingInfo, paymentInfo, custom, lineItems, taxedPrice } = me.order
    const [delivery] = shippingInfo.deliveries
    expect(delivery.parcels.map((parcel: Loose) => [parcel.trackingData.carrier, parcel.items])).toEqual(
      lineItems.map(({ id, quantity }: Loose) => ['UPS', [{ id, quantity }]]),
    )
    expect(paymentInfo.payments.map((payment: Loose) => payment.paymentMethodInfo.method)).toEqual([
      'card',
      'store-credit',
    ])
    const paid = paymentInfo.payments.map(({ transactions }: Loose) => transactions[0].amount.centAmount)
    expect(paid[0] + paid[1]).toBe(taxedPrice.totalGross.centAmount)
    expect(custom.customFieldsRaw.map(({ name }: Loose) => name)).toContain('giftMessage')
  })

  it('keeps a guest’s cart at sign-up, and keeps the greater of a line’s two quantities at a later sign-in', async () => {
    const guest = await shop.anonymous()
    const cart = await shop.newCart(guest, { lineItems: [{ sku, quantity: 2 }] })
    const draft = {
      email: 'New.Person@example.com',
      password: 'Good-Pass-1',
      firstName: 'New',
      addresses: [home],
      defaultShippingAddress: 0,
    }
    const { customerSignMeUp } = await shop.execute(guest, 'customerSignMeUp', { draft })
    expect(customerSignMeUp.cart.id).toBe(cart.id)
    const taken = await shop.run(await shop.anonymous(), 'customerSignMeUp', {
      draft: { ...draft, email: 'new.person@EXAMPLE.com' },
    })
    expect(taken.body.errors[0]).toMatchObject({
      message: 'There is already an existing customer with the provided email.',
      extensions: { code: 'DuplicateField', field: 'email' },
    })
    const token = await shop.customer('new.person@example.com', 'Good-Pass-1')
    const { me } = await shop.execute(token, 'getMyCustomer')
    expect(me.customer).toMatchObject({
      firstName: 'New',
      defaultShippingAddressId: me.customer.addresses[0].id,
    })
    expect((await shop.execute(token, 'getActiveCart')).me.activeCart.lineItems).toMatchObject([
      { quantity: 2 },
    ])

    const second = await shop.anonymous()
    const other = 'quince-orchard-night-pond-printed-fabric-lc-yard'
    const guestCart = await shop.newCart(second, { lineItems: [{ sku, quantity: 3 }, { sku: other }] })
    const credentials = { email: 'new.person@example.com', password: 'Good-Pass-1' }
    const signedIn = await shop.execute(second, 'customerSignMeIn', { draft: credentials })
    expect(signedIn.customerSignMeIn.cart.id).toBe(cart.id)
    const merged = (await shop.execute(token, 'getActiveCart')).me.activeCart
    expect(merged.lineItems.map((l: { quantity: number }) => l.quantity)).toEqual([3, 1])
    expect((await shop.execute(await shop.service(), 'getCart', { id: guestCart.id })).cart).toMatchObject({
      cartState: 'Merged',
    })

    const third = await shop.anonymous()
    const fresh = await shop.newCart(third, { lineItems: [{ sku }] })
    const mode = { ...credentials, activeCartSignInMode: 'UseAsNewActiveCustomerCart' }
    expect((await shop.execute(third, 'customerSignMeIn', { draft: mode })).customerSignMeIn.cart.id).toBe(
      fresh.id,
    )
    const bad = await shop.run(third, 'customerSignMeIn', { draft: { ...credentials, password: 'no' } })
    expect(bad.body.errors[0]).toMatchObject({
      message: 'Account with the given credentials not found.',
      extensions: { code: 'InvalidCredentials' },
    })
  })

  it('makes another address the default and removes the former default address in one update', async () => {
    const token = await shop.customer('trade@example.com')
    const { customer } = (await shop.execute(token, 'getMyCustomer')).me
    const [former, next] = customer.addresses
    const update = (version: number, actions: readonly object[]) =>
      shop.run(token, 'updateMyCustomer', { version, actions })
    const missing = await update(customer.version, [
      { setDefaultShippingAddress: { addressId: former.id } },
      { removeAddress: { addressId: 'missing' } },
    ])
    expect(missing.body.errors[0].extensions.code).toBe('InvalidOperation')
    const { body } = await update(customer.version, [
      { setDefaultShippingAddress: { addressId: next.id } },
      { setDefaultBillingAddress: { addressId: next.id } },
      { changeAddress: { addressId: next.id, address: { ...home, title: 'Studio' } } },
      { removeAddress: { addressId: former.id } },
    ])
    expect(body.data.updateMyCustomer).toMatchObject({
      addresses: [{ id: next.id, title: 'Studio' }],
      defaultShippingAddressId: next.id,
      defaultBillingAddressId: next.id,
    })
  })

  it('updates addresses and profile only with the current version', async () => {
    const token = await shop.customer('customer@example.com')
    const { customer } = (await shop.execute(token, 'getMyCustomer')).me
    const actions = [
      { setFirstName: { firstName: 'Adelaide' } },
      { addAddress: { address: { ...home, key: 'cabin' } } },
      { setDefaultBillingAddress: { addressKey: 'cabin' } },
    ]
    const { updateMyCustomer } = await shop.execute(token, 'updateMyCustomer', {
      version: customer.version,
      actions,
    })
    expect(updateMyCustomer).toMatchObject({ firstName: 'Adelaide', addresses: [{}, {}, { key: 'cabin' }] })
    expect(updateMyCustomer.defaultBillingAddressId).toBe(updateMyCustomer.addresses[2].id)
    const stale = await shop.run(token, 'updateMyCustomer', { version: customer.version, actions })
    expect(stale.body.errors[0].extensions.code).toBe('ConcurrentModification')
  })
})
