import { describe, expect, it } from 'vitest'
import { home, shop, sku } from './shop.ts'

describe('discount codes', () => {
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
      response: await shop.run(token, 'updateMyCart', {
        id: cart.id,
        version: cart.version,
        actions: [{ addDiscountCode: { code } }],
      }),
    }
  }

  it('reduces each line by ten per cent with a discount code', async () => {
    const { token, response } = await withCode('WELCOME10')
    const cart = response.body.data.updateMyCart
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

  it('with a discount code, makes shipping free or reduces the total and its taxes by an amount', async () => {
    const free = (await withCode('FREESHIP')).response.body.data.updateMyCart
    expect(free).toMatchObject({
      totalPrice: { centAmount: 5697 },
      shippingInfo: { price: { centAmount: 795 }, discountedPrice: { value: { centAmount: 0 } } },
    })
    const five = (await withCode('TAKE5')).response.body.data.updateMyCart
    // net 6492 − 500 = 5992; gross 6801 × 5992 / 6492 = 6277.2 → 6277
    expect(five).toMatchObject({
      totalPrice: { centAmount: 5992 },
      discountOnTotalPrice: { discountedAmount: { centAmount: 500 } },
      taxedPrice: { totalNet: { centAmount: 5992 }, totalGross: { centAmount: 6277 } },
    })
  })

  it('rejects unknown and expired discount codes, and stores a code that does not apply together with its state', async () => {
    const reason = async (code: string) => (await withCode(code)).response.body.errors[0].extensions
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
      (await withCode(code)).response.body.data.updateMyCart.discountCodes[0].state
    expect(await state('USEDUP')).toBe('MaxApplicationReached')
    expect(await state('WALLPAPER20')).toBe('DoesNotMatchCart')
    const { response } = await withCode('USEDUP')
    const { id, version } = response.body.data.updateMyCart
    const order = await shop.run(await shop.service(), 'createOrderFromCart', { draft: { id, version } })
    expect(order.body.errors[0].extensions).toMatchObject({
      code: 'DiscountCodeNonApplicable',
      discountCode: 'USEDUP',
    })
  })

  it('copies a cart’s discount code to the order when the code has no usage limit', async () => {
    for (const code of ['WELCOME10', 'FREESHIP', 'TAKE5']) {
      const { response } = await withCode(code)
      const { id, version, totalPrice } = response.body.data.updateMyCart
      const order = await shop.run(await shop.service(), 'createOrderFromCart', { draft: { id, version } })
      expect(order.body.data.createOrderFromCart).toMatchObject({
        totalPrice: { centAmount: totalPrice.centAmount },
        discountCodes: [{ discountCode: { code } }],
      })
    }
  })
})
