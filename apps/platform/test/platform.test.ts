import { describe, expect, it } from 'vitest'
import { platformUnderTest } from './platformUnderTest.ts'

const { shop, url } = platformUnderTest()

const sku = 'quince-orchard-night-pond-printed-fabric-qc-yard'
const home = {
  country: 'US',
  state: 'NC',
  city: 'Durham',
  postalCode: '27701',
  streetName: 'Morgan Street',
  streetNumber: '1',
  firstName: 'Ada',
  lastName: 'Hill',
}
const slugQuery = {
  where: 'masterData(current(slug(en-US="quince-orchard-night-pond-printed-fabric")))',
  currency: 'USD',
  country: 'US',
}

describe('tokens', () => {
  it('give an anonymous session with a refresh token, and refresh it without a new one', async () => {
    const { body } = await shop.oauth('selvedge/anonymous/token', { grant_type: 'client_credentials' })
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 172_800,
      refresh_token: expect.any(String),
    })
    expect(body.scope).toMatch(/manage_my_orders:selvedge .*anonymous_id:/)
    expect(body.scope).not.toMatch(/manage_orders/)
    const refreshed = await shop.oauth('token', {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token,
    })
    expect(refreshed.status).toBe(200)
    expect(refreshed.body.scope).toBe(body.scope)
    expect(refreshed.body).not.toHaveProperty('refresh_token')
    expect((await shop.oauth('introspect', { token: refreshed.body.access_token })).body).toMatchObject({
      active: true,
    })
    await shop.oauth('token/revoke', { token: body.refresh_token })
    expect((await shop.oauth('introspect', { token: refreshed.body.access_token })).body).toEqual({
      active: false,
    })
    const again = await shop.oauth('token', {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token,
    })
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
  })

  it('take parameters from the query string as well', async () => {
    const response = await shop.send(
      '/oauth/token?grant_type=client_credentials&scope=manage_orders:selvedge',
      {
        method: 'POST',
        headers: { authorization: shop.basic('test-client', 'test-secret-1') },
      },
    )
    expect(await response.json()).toMatchObject({ scope: 'manage_orders:selvedge' })
  })

  it('are refused in the platform’s words', async () => {
    const login = { grant_type: 'password', username: 'customer@example.com' }
    const wrong = await shop.oauth('selvedge/customers/token', { ...login, password: 'nope' })
    expect([wrong.status, wrong.body.error, wrong.body.message]).toEqual([
      400,
      'invalid_customer_account_credentials',
      'Customer account with the given credentials not found.',
    ])
    const client = await shop.oauth(
      'token',
      { grant_type: 'client_credentials' },
      shop.basic('test-client', 'wrong'),
    )
    expect([client.status, client.body.error]).toEqual([401, 'invalid_client'])
    const scope = await shop.oauth('token', {
      grant_type: 'client_credentials',
      scope: 'manage_project:selvedge',
    })
    expect([scope.status, scope.body.error]).toEqual([400, 'invalid_scope'])
    expect((await shop.oauth('token', { grant_type: 'magic' })).body.error).toBe('unsupported_grant_type')
    expect((await shop.oauth('token', {})).body.error).toBe('invalid_request')
    const taken = { grant_type: 'client_credentials', anonymous_id: 'one-and-only' }
    expect((await shop.oauth('selvedge/anonymous/token', taken)).status).toBe(200)
    expect((await shop.oauth('selvedge/anonymous/token', taken)).body.error).toBe('AnonymousIdAlreadyInUse')
    const bearer = await shop.run('nonsense', 'getActiveCart')
    expect([bearer.status, bearer.body.error]).toEqual([401, 'invalid_token'])
  })

  it('of a shopper reach nobody else’s data', async () => {
    const { status, body } = await shop.run(await shop.anonymous(), 'getCart', { id: 'x' })
    expect([status, body.errors[0].extensions.code]).toEqual([403, 'insufficient_scope'])
  })
})

describe('the catalogue', () => {
  it('finds a product by its slug in every locale, with prices, stock and pictures', async () => {
    const token = await shop.anonymous()
    const { products } = await shop.ask(token, 'getProductBySlug', slugQuery)
    const [product] = products.results
    expect(product.masterData.current).toMatchObject({
      name: 'Quince Orchard',
      slug: 'quince-orchard-night-pond-printed-fabric',
    })
    const master = product.masterData.current.masterVariant
    expect(master.price.value).toMatchObject({
      centAmount: 1899,
      currencyCode: 'USD',
      type: 'centPrecision',
      fractionDigits: 2,
    })
    expect(master.availability.noChannel.isOnStock).toBe(true)
    expect(master.images[0]).toMatchObject({ label: 'Quince Orchard in Night pond as a flat swatch' })
    expect(product.masterData.current.variants).toHaveLength(17)
    const backticks = {
      ...slugQuery,
      where: 'masterData(current(slug(`en-GB`="quince-orchard-night-pond-printed-fabric")))',
    }
    expect((await shop.ask(token, 'getProductBySlug', backticks)).products.results).toHaveLength(1)
  })

  it('answers a where that it cannot read with InvalidInput, 400 and no data', async () => {
    const { status, body } = await shop.run(await shop.anonymous(), 'getProductBySlug', {
      ...slugQuery,
      where: 'colour="red"',
    })
    expect([status, body.data, body.errors[0].extensions.code]).toEqual([400, null, 'InvalidInput'])
    expect(body.errors[0].extensions).not.toHaveProperty('http')
  })

  it('searches by text, category, colour and price, with facets and sorting', async () => {
    const token = await shop.anonymous()
    const { categories } = await shop.ask(token, 'getCategories')
    const wallpaper = categories.results.find((c: { slug: string }) => c.slug === 'wallpaper')
    const selector = { currency: 'USD', country: 'US' }
    const search = async (variables: object) =>
      (await shop.ask(token, 'searchProducts', { priceSelector: selector, ...variables }))
        .productProjectionSearch
    expect((await search({ text: 'quince orchard' })).results[0].name).toBe('Quince Orchard')
    const papers = await search({
      queryFilters: [{ string: `categories.id: subtree("${wallpaper.id}")` }],
      facets: [
        { string: 'variants.attributes.colour counting products' },
        { string: 'variants.price.centAmount:range (0 to 9000), (9000 to *)' },
        { string: 'categories.id' },
      ],
      filters: [{ string: 'variants.attributes.colour:"navy","teal"' }],
      sorts: ['price asc'],
      limit: 5,
    })
    const colours = papers.facets.find((f: { facet: string }) => f.facet === 'variants.attributes.colour')
    const navyAndTeal = colours.value.terms.filter((t: { term: string }) => ['navy', 'teal'].includes(t.term))
    // Twelve variants a wallpaper; facets count variants, and are counted before `filters`.
    expect(navyAndTeal.reduce((sum: number, t: { count: number }) => sum + t.count, 0)).toBe(
      papers.total * 12,
    )
    const prices = papers.facets.find((f: { facet: string }) => f.facet.startsWith('variants.price')).value
      .ranges
    expect(prices).toHaveLength(2)
    const cents = papers.results.map(
      (r: { masterVariant: { scopedPrice: { value: { centAmount: number } } } }) =>
        r.masterVariant.scopedPrice.value.centAmount,
    )
    expect(cents).toHaveLength(5)
    const cheap = await search({ filters: [{ string: 'variants.price.centAmount:range (0 to 800)' }] })
    expect(cheap.total).toBeGreaterThan(0)
  })

  it('serves its own pictures, compressed and cacheable', async () => {
    const first = await fetch(`${url()}/pictures/quince-orchard-night-pond/cushion.svg`)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(await first.text()).toMatch(/^<svg /)
    const etag = first.headers.get('etag') ?? ''
    const second = await fetch(`${url()}/pictures/quince-orchard-night-pond/cushion.svg`, {
      headers: { 'if-none-match': etag },
    })
    expect(second.status).toBe(304)
    expect((await fetch(`${url()}/pictures/quince-orchard-night-pond/nothing.svg`)).status).toBe(404)
  })

  it('has a site configuration for each brand', async () => {
    const token = await shop.anonymous()
    const { customObject } = await shop.ask(token, 'getSiteConfig', { key: 'larkhouse' })
    expect(customObject).toMatchObject({
      container: 'site-config',
      value: { name: 'Larkhouse', siblingSites: ['selvedge'] },
    })
    expect((await shop.ask(token, 'getSiteConfig', { key: 'nobody' })).customObject).toBeNull()
  })
})

describe('a guest', () => {
  it('takes a cart to an order', async () => {
    const token = await shop.anonymous()
    expect((await shop.ask(token, 'getActiveCart')).me.activeCart).toBeNull()
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
    const { shippingMethodsByCart } = await shop.ask(token, 'shippingMethodsByCart', { cartId: cart.id })
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
    const { createPayment } = await shop.ask(service, 'createPayment', { draft })
    const duplicate = await shop.run(service, 'createPayment', { draft })
    expect(duplicate.body.errors[0].extensions).toEqual({
      code: 'DuplicateField',
      field: 'key',
      duplicateValue: draft.key,
    })
    const { updatePayment } = await shop.ask(service, 'updatePayment', {
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
    const paid = await shop.ask(service, 'updateCart', {
      id: cart.id,
      version: cart.version,
      actions: [{ addPayment: { payment: { typeId: 'payment', id: createPayment.id } } }],
    })
    expect(paid.updateCart.paymentInfo.payments).toMatchObject([{ id: createPayment.id }])
    const command = { cart: { typeId: 'cart', id: cart.id }, version: paid.updateCart.version }
    const { createOrderFromCart: order } = await shop.ask(service, 'createOrderFromCart', { draft: command })
    expect(order).toMatchObject({
      orderNumber: null,
      orderState: 'Open',
      totalPrice: { centAmount: 6492 },
      cartRef: { id: cart.id },
    })
    const numbered = await shop.ask(service, 'updateOrder', {
      id: order.id,
      version: order.version,
      actions: [
        { setOrderNumber: { orderNumber: 'SV-1' } },
        { changePaymentState: { paymentState: 'Paid' } },
      ],
    })
    expect(numbered.updateOrder).toMatchObject({ orderNumber: 'SV-1', paymentState: 'Paid' })
    expect((await shop.ask(token, 'getMyOrder', { orderNumber: 'SV-1' })).me.order.id).toBe(order.id)
    expect(
      (await shop.ask(service, 'findOrder', { where: `cart(id="${cart.id}")` })).orders.results,
    ).toHaveLength(1)
    const again = await shop.run(service, 'createOrderFromCart', { draft: command })
    expect(again.body.errors[0].extensions.code).toBe('ConcurrentModification')
    const late = await shop.run(token, 'updateMyCart', {
      id: cart.id,
      version: paid.updateCart.version + 1,
      actions: [{ addLineItem: { sku } }],
    })
    expect(late.body.errors[0].extensions.code).toBe('InvalidOperation')
    expect((await shop.ask(token, 'getActiveCart')).me.activeCart).toBeNull()
  })

  it('cannot order without a shipping address', async () => {
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

  it('is told the current version when another tab was faster', async () => {
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

  it('loses no line when many tabs write at once: one wins, the others are told', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        shop.run(token, 'updateMyCart', {
          id: cart.id,
          version: cart.version,
          actions: [{ addLineItem: { sku } }],
        }),
      ),
    )
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1)
    expect((await shop.ask(token, 'getActiveCart')).me.activeCart.lineItems).toMatchObject([{ quantity: 1 }])
  })

  it('sees somebody else’s cart as missing', async () => {
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

  it('keeps lines with other custom fields apart', async () => {
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

describe('codes', () => {
  const withCode = async (code: string, draft: object = {}) => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, {
      lineItems: [{ sku, quantity: 3 }],
      shippingAddress: home,
      shippingMethod: { key: 'standard' },
      ...draft,
    })
    return {
      token,
      cart,
      answer: await shop.run(token, 'updateMyCart', {
        id: cart.id,
        version: cart.version,
        actions: [{ addDiscountCode: { code } }],
      }),
    }
  }

  it('take ten per cent off each line', async () => {
    const { token, answer } = await withCode('WELCOME10')
    const cart = answer.body.data.updateMyCart
    // 1899 × 0.9 = 1709.1 → 1709 a unit, × 3 = 5127; with shipping 5922
    expect(cart).toMatchObject({
      totalPrice: { centAmount: 5922 },
      discountCodes: [{ state: 'MatchesCart', discountCode: { code: 'WELCOME10' } }],
    })
    expect(cart.lineItems[0].discountedPricePerQuantity).toMatchObject([
      {
        quantity: 3,
        discountedPrice: {
          value: { centAmount: 1709 },
          includedDiscounts: [
            { discountedAmount: { centAmount: 190 }, discount: { name: 'Welcome: 10% off' } },
          ],
        },
      },
    ])
    const removed = await shop.update(token, cart, {
      removeDiscountCode: { discountCode: cart.discountCodes[0].discountCodeRef },
    })
    expect(removed).toMatchObject({ totalPrice: { centAmount: 6492 }, discountCodes: [] })
  })

  it('make shipping free, or take an amount off the total and its taxes', async () => {
    const free = (await withCode('FREESHIP')).answer.body.data.updateMyCart
    expect(free).toMatchObject({
      totalPrice: { centAmount: 5697 },
      shippingInfo: { price: { centAmount: 795 }, discountedPrice: { value: { centAmount: 0 } } },
    })
    const five = (await withCode('TAKE5')).answer.body.data.updateMyCart
    // net 6492 − 500 = 5992; gross 6801 × 5992 / 6492 = 6277.2 → 6277
    expect(five).toMatchObject({
      totalPrice: { centAmount: 5992 },
      discountOnTotalPrice: { discountedAmount: { centAmount: 500 } },
      taxedPrice: { totalNet: { centAmount: 5992 }, totalGross: { centAmount: 6277 } },
    })
  })

  it('are refused when unknown or out of date, and stored with their state when they do not apply', async () => {
    const reason = async (code: string) => (await withCode(code)).answer.body.errors[0].extensions
    expect(await reason('NOPE')).toMatchObject({
      code: 'DiscountCodeNonApplicable',
      reason: 'DoesNotExist',
      discountCode: 'NOPE',
    })
    expect(await reason('EXPIRED')).toMatchObject({
      code: 'DiscountCodeNonApplicable',
      reason: 'TimeRangeNonApplicable',
    })
    const state = async (code: string) =>
      (await withCode(code)).answer.body.data.updateMyCart.discountCodes[0].state
    expect(await state('USEDUP')).toBe('MaxApplicationReached')
    expect(await state('WALLPAPER20')).toBe('DoesNotMatchCart')
    const { answer } = await withCode('USEDUP')
    const { id, version } = answer.body.data.updateMyCart
    const order = await shop.run(await shop.service(), 'createOrderFromCart', { draft: { id, version } })
    expect(order.body.errors[0].extensions).toMatchObject({
      code: 'DiscountCodeNonApplicable',
      discountCode: 'USEDUP',
    })
  })
})

describe('a customer', () => {
  it('of the trade pays trade prices and half the shipping', async () => {
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

  it('with Plus pays ten per cent less and a fifth less for shipping', async () => {
    const token = await shop.customer('plus@example.com')
    const cart = await shop.newCart(token, {
      lineItems: [{ sku }],
      shippingAddress: home,
      shippingMethod: { key: 'standard' },
    })
    expect(cart.lineItems[0].totalPrice.centAmount).toBe(1709)
    expect(cart.shippingInfo.discountedPrice.value.centAmount).toBe(636)
  })

  it('has past orders in several states', async () => {
    const { me } = await shop.ask(await shop.customer('customer@example.com'), 'getMyOrders')
    expect(
      me.orders.results.map((o: { orderNumber: string; orderState: string }) => [
        o.orderNumber,
        o.orderState,
      ]),
    ).toEqual([
      ['SV-100007', 'Confirmed'],
      ['SV-100004', 'Cancelled'],
      ['SV-100001', 'Complete'],
    ])
    expect(me.orders.total).toBe(3)
    const other = await shop.ask(await shop.customer('plus@example.com'), 'getMyOrder', {
      orderNumber: 'SV-100007',
    })
    expect(other.me.order).toBeNull()
  })

  it('signs up, keeps the guest cart, and later merges by the greater quantity', async () => {
    const guest = await shop.anonymous()
    const cart = await shop.newCart(guest, { lineItems: [{ sku, quantity: 2 }] })
    const draft = {
      email: 'New.Person@example.com',
      password: 'Good-Pass-1',
      firstName: 'New',
      addresses: [home],
      defaultShippingAddress: 0,
    }
    const { customerSignMeUp } = await shop.ask(guest, 'customerSignMeUp', { draft })
    expect(customerSignMeUp.cart.id).toBe(cart.id)
    const taken = await shop.run(await shop.anonymous(), 'customerSignMeUp', {
      draft: { ...draft, email: 'new.person@EXAMPLE.com' },
    })
    expect(taken.body.errors[0]).toMatchObject({
      message: 'There is already an existing customer with the provided email.',
      extensions: { code: 'DuplicateField', field: 'email' },
    })
    const token = await shop.customer('new.person@example.com', 'Good-Pass-1')
    const { me } = await shop.ask(token, 'getMyCustomer')
    expect(me.customer).toMatchObject({
      firstName: 'New',
      defaultShippingAddressId: me.customer.addresses[0].id,
    })
    expect((await shop.ask(token, 'getActiveCart')).me.activeCart.lineItems).toMatchObject([{ quantity: 2 }])

    const second = await shop.anonymous()
    const other = 'quince-orchard-night-pond-printed-fabric-lc-yard'
    const guestCart = await shop.newCart(second, { lineItems: [{ sku, quantity: 3 }, { sku: other }] })
    const credentials = { email: 'new.person@example.com', password: 'Good-Pass-1' }
    const signedIn = await shop.ask(second, 'customerSignMeIn', { draft: credentials })
    expect(signedIn.customerSignMeIn.cart.id).toBe(cart.id)
    const merged = (await shop.ask(token, 'getActiveCart')).me.activeCart
    expect(merged.lineItems.map((l: { quantity: number }) => l.quantity)).toEqual([3, 1])
    expect((await shop.ask(await shop.service(), 'getCart', { id: guestCart.id })).cart).toMatchObject({
      cartState: 'Merged',
    })

    const third = await shop.anonymous()
    const fresh = await shop.newCart(third, { lineItems: [{ sku }] })
    const mode = { ...credentials, activeCartSignInMode: 'UseAsNewActiveCustomerCart' }
    expect((await shop.ask(third, 'customerSignMeIn', { draft: mode })).customerSignMeIn.cart.id).toBe(
      fresh.id,
    )
    const bad = await shop.run(third, 'customerSignMeIn', { draft: { ...credentials, password: 'no' } })
    expect(bad.body.errors[0]).toMatchObject({
      message: 'Account with the given credentials not found.',
      extensions: { code: 'InvalidCredentials' },
    })
  })

  it('edits the address book and the profile under a version', async () => {
    const token = await shop.customer('customer@example.com')
    const { customer } = (await shop.ask(token, 'getMyCustomer')).me
    const actions = [
      { setFirstName: { firstName: 'Adelaide' } },
      { addAddress: { address: { ...home, key: 'cabin' } } },
      { setDefaultBillingAddress: { addressKey: 'cabin' } },
    ]
    const { updateMyCustomer } = await shop.ask(token, 'updateMyCustomer', {
      version: customer.version,
      actions,
    })
    expect(updateMyCustomer).toMatchObject({ firstName: 'Adelaide', addresses: [{}, {}, { key: 'cabin' }] })
    expect(updateMyCustomer.defaultBillingAddressId).toBe(updateMyCustomer.addresses[2].id)
    const stale = await shop.run(token, 'updateMyCustomer', { version: customer.version, actions })
    expect(stale.body.errors[0].extensions.code).toBe('ConcurrentModification')
  })
})

describe('the server', () => {
  it('says when it lives and when it is ready', async () => {
    expect((await fetch(`${url()}/healthz`)).status).toBe(200)
    expect((await fetch(`${url()}/readyz`)).status).toBe(200)
  })

  it('refuses queries that are too deep or too wide', async () => {
    const token = await shop.anonymous()
    const deep = `{ categories { results { ${'parent { '.repeat(20)} id ${'} '.repeat(20)} } } }`
    expect((await shop.graphql(token, deep)).body.errors[0].extensions.code).toBe(
      'QueryComplexityLimitExceeded',
    )
    const wide = `{ ${Array.from({ length: 80 }, (_, i) => `a${i}: me { customer { id } }`).join(' ')} }`
    expect((await shop.graphql(token, wide)).body.errors[0].extensions.code).toBe(
      'QueryComplexityLimitExceeded',
    )
    const broken = await shop.graphql(token, '{ nonsense }')
    expect([broken.status, broken.body.errors[0].extensions.code]).toEqual([400, 'InvalidInput'])
  })
})
