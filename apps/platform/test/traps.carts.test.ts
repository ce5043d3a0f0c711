import { describe, expect, it } from 'vitest'
import type { Loose } from './client.ts'
import { home, shop, sku } from './shop.ts'

const cents = (money: Loose): number => money.centAmount

const asTrade = () => shop.customer('trade@example.com')

const updateOf = (token: string, cart: Loose, ...actions: object[]) =>
  shop.run(token, 'updateMyCart', { id: cart.id, version: cart.version, actions })

// The platform's behaviour where clients commonly make mistakes.
describe('a cart', () => {
  it('returns a cart’s total without tax where tax is added to prices, and no taxes without an address', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, { lineItems: [{ sku }] })
    expect(cart.taxedPrice).toBeNull()
    const taxed = await shop.update(token, cart, { setShippingAddress: { address: home } })
    // 1899 × 1.0475 = 1989.2
    expect([cents(taxed.totalPrice), cents(taxed.taxedPrice.totalGross)]).toEqual([1899, 1989])
  })

  it('selects the prices of a cart by its country, and its taxes by the shipping address', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, { lineItems: [{ sku }], shippingAddress: home })
    const moved = await shop.update(token, cart, {
      setShippingAddress: { address: { country: 'CA', state: 'QC' } },
    })
    expect([moved.country, cents(moved.lineItems[0].price.value)]).toEqual(['US', 1899])
    expect(moved.lineItems[0].taxRate.amount).toBe(0.14975)
    // 1899 × 1.14975 = 2183.4 → 284 of tax: × 5/14.975 = 94.8, × 9.975/14.975 = 189.2
    expect(moved.taxedPrice.taxPortions.map((p: Loose) => [p.name, cents(p.amount)])).toEqual([
      ['QST', 189],
      ['GST', 95],
    ])
  })

  it('uses the price with the most specific scope', async () => {
    const cart = await shop.newCart(await asTrade(), { lineItems: [{ sku }] })
    expect(cents(cart.lineItems[0].price.value)).toBe(1519)
    const guest = await shop.newCart(await shop.anonymous(), { lineItems: [{ sku }] })
    expect(cents(guest.lineItems[0].price.value)).toBe(1899)
  })

  it('adds the quantity again when an addition is repeated with the current version', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token)
    await shop.update(token, cart, { addLineItem: { sku } })
    const stale = await updateOf(token, cart, { addLineItem: { sku } })
    const { currentVersion } = stale.body.errors[0].extensions
    const again = await shop.update(token, { ...cart, version: currentVersion }, { addLineItem: { sku } })
    expect(again.lineItems).toMatchObject([{ quantity: 2 }])
    const same = await shop.update(token, again, {
      changeLineItemQuantity: { lineItemId: again.lineItems[0].id, quantity: 2 },
    })
    expect(same.version).toBe(again.version)
  })

  it('accepts values of custom fields only as JSON text', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token)
    const set = (value: string) =>
      updateOf(token, cart, {
        setCustomType: { typeKey: 'order-details', fields: [{ name: 'giftTo', value }] },
      })
    expect((await set('Ada')).body.errors[0].extensions.code).toBe('InvalidInput')
    const { custom } = (await set('"Ada"')).body.data.updateMyCart
    expect(custom.customFieldsRaw).toEqual([{ name: 'giftTo', value: 'Ada' }])
  })

  it('removes a discount code by its reference, not by its text', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, { lineItems: [{ sku }], discountCodes: ['WELCOME10'] })
    const remove = (discountCode: object) => updateOf(token, cart, { removeDiscountCode: { discountCode } })
    const byText = await remove({ typeId: 'discount-code', id: 'WELCOME10' })
    expect(byText.body.errors[0].extensions.code).toBe('InvalidOperation')
    const { discountCodeRef } = cart.discountCodes[0]
    expect(discountCodeRef.typeId).toBe('discount-code')
    expect((await remove(discountCodeRef)).body.data.updateMyCart.discountCodes).toEqual([])
  })

  it('accepts a discount code that does not match the cart, and shows this in the code’s state', async () => {
    const token = await shop.anonymous()
    const cart = await shop.newCart(token, { lineItems: [{ sku }] })
    const added = await shop.update(token, cart, { addDiscountCode: { code: 'WALLPAPER20' } })
    expect(added.discountCodes).toMatchObject([{ state: 'DoesNotMatchCart' }])
    expect(cents(added.totalPrice)).toBe(1899)
  })

  it('rounds the net amount where prices include tax', async () => {
    const shippingAddress = { country: 'GB' }
    const draft = { currency: 'GBP', country: 'GB', shippingAddress, lineItems: [{ sku }] }
    const { taxedPrice, lineItems } = await shop.newCart(await shop.anonymous(), draft)
    const gross = cents(lineItems[0].totalPrice)
    // The net is gross / 1.2, with an exact half rounded to even; the tax is the rest.
    const [whole, rest] = [Math.floor((gross * 10) / 12), (gross * 10) % 12]
    const net = rest > 6 || (rest === 6 && whole % 2 === 1) ? whole + 1 : whole
    expect([cents(taxedPrice.totalNet), cents(taxedPrice.totalTax)]).toEqual([net, gross - net])
  })
})

describe('discounts', () => {
  it('reduces the price of a line by product discounts, without listing them as discounted units', async () => {
    const search = `{ products(limit: 500) { results { masterData { current { masterVariant {
      sku price(currency: "USD", country: "US") { value { centAmount } discounted { value { centAmount } } } } } } } } }`
    const { body } = await shop.graphql(await shop.service(), search)
    const sale = body.data.products.results
      .map((product: Loose) => product.masterData.current.masterVariant)
      .find((variant: Loose) => variant.price?.discounted)
    const cart = await shop.newCart(await shop.anonymous(), { lineItems: [{ sku: sale.sku }] })
    const [line] = cart.lineItems
    expect(line.discountedPricePerQuantity).toEqual([])
    expect(cents(line.totalPrice)).toBe(cents(line.price.discounted.value))
    expect(cents(line.price.value)).toBeGreaterThan(cents(line.totalPrice))
  })

  it('rounds after each discount, not once at the end', async () => {
    // Plus members have 10 % off: 1899 × 0.9 = 1709.1 → 1709; WELCOME10 on that: 1538.1 → 1538; × 3 = 4614.
    // Once at the end it would be 3 × 1899 × 0.81 = 4614.6 → 4615
    const cart = await shop.newCart(await shop.customer('plus@example.com'), {
      lineItems: [{ sku, quantity: 3 }],
      discountCodes: ['WELCOME10'],
    })
    expect(cents(cart.lineItems[0].totalPrice)).toBe(4614)
  })

  it('splits a line when discounts apply to only some of its units', async () => {
    const { body } = await shop.graphql(
      await shop.service(),
      `{ categories(where: "key=\\"tea-towel\\"") { results { id } } }`,
    )
    const [category] = body.data?.categories.results ?? []
    const where = `masterData(current(categories(id="${category?.id}")))`
    const found = await shop.graphql(
      await shop.service(),
      'query ($where: String!) { products(where: $where, limit: 1) { results { skus } } }',
      { where },
    )
    const [towel] = found.body.data.products.results[0].skus
    const cart = await shop.newCart(await shop.anonymous(), { lineItems: [{ sku: towel, quantity: 4 }] })
    const [line] = cart.lineItems
    const unit = cents(line.price.discounted?.value ?? line.price.value)
    // One of four at half price: 50 % of the unit, an exact half going to the even cent.
    const half = unit % 2 === 0 ? unit / 2 : (unit - 1) / 2 + (((unit - 1) / 2) % 2)
    expect(
      line.discountedPricePerQuantity.map((part: Loose) => [
        part.quantity,
        cents(part.discountedPrice.value),
      ]),
    ).toEqual([
      [1, half],
      [3, unit],
    ])
    expect(cents(line.totalPrice)).toBe(3 * unit + half)
  })
})
