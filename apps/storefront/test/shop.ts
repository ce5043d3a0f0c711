import * as testing from '@selvedge/testing'
import { inject } from 'vitest'

/** The shop that all tests of a project visit. */
export const shop = testing.connectShop(inject('shop'))

/** A new visitor of the shop, without cookies. */
export const aVisitor = (options: Partial<testing.VisitorOptions> = {}): testing.Visitor =>
  new testing.Visitor({ shop: shop.storefront, ...options })

export const givenCart = (state?: testing.CartState) => testing.givenCart(shop, state)
export const givenOrder = (state: testing.OrderState) => testing.givenOrder(shop, state)
export const givenCustomer = (kind: testing.CustomerKind) => testing.givenCustomer(shop, kind)
export const createCustomer = (kind: testing.CustomerKind) => testing.createCustomer(shop, kind)
export const setCredit = (email: string, currency: testing.Currency, cents: number) =>
  testing.setCredit(shop, email, currency, cents)

/** Expects that the order on a success page exists. `cancelled` has the numbers of earlier, cancelled orders. */
export const expectOrder = (page: testing.Page, cancelled: readonly string[] = []) =>
  testing.expectOrder(shop, {
    number: testing.orderNumberOf(page),
    total: page.amounts.Total ?? '',
    cancelled,
  })

/**
 * Expects that nothing was ordered, charged or reserved, and that the cart still has its lines. `cart` is the id of a
 * cart, or a visitor whose current cart is checked.
 */
export const expectNoOrder = async (cart: string | testing.Visitor, lines?: readonly number[]) =>
  testing.expectNoOrder(shop, {
    cart: typeof cart === 'string' ? cart : await testing.cartIdOf(cart),
    ...(lines ? { lines } : {}),
  })
