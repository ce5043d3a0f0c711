import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import {
  type CheckoutStep,
  canOpenStep,
  checkoutSteps,
  discountsVaryByShipping,
  firstIncompleteStep,
  shipByDate,
} from '@selvedge/cart-domain'
import { addressFields, isSameAddress } from '@selvedge/cart-domain/forms'
import { checkoutBlockers, hasShippableItem } from '@selvedge/cart-domain/server'
import type { Cart } from '@selvedge/commerce-client'
import { cartFingerprint } from '@selvedge/commerce-client/server'
import { findCustomer } from '../../../../server/account/customer.ts'
import { cartView } from '../../../../server/cart/cartView.ts'
import { readCart } from '../../../../server/cart/visitorCart.ts'
import { automaticDiscounts } from '../../../../server/catalogue/discounts.ts'
import { isCartWeighed, weighCart } from '../../../../server/checkout/cartWeight.ts'
import { paymentFor } from '../../../../server/checkout/payment.ts'
import { shippingMethodsFor, shippingMethodView } from '../../../../server/checkout/shippingMethods.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { loadCartRules } from '../../cart/loadCart.server.ts'
import { orUnavailablePage, unavailable } from '../../errors/failures.server.ts'
import { followOrder, redirectToOrderOfCart } from '../placing/followOrder.server.ts'
import { openAddressBook } from '../shipping/addressBook.server.ts'
import { expiredRequests } from './stepOutcome.server.ts'

const steps: readonly CheckoutStep[] = ['shipping', 'billing']

/**
 * Finds the cart to check out. If its order is placed or in progress, redirects to the order. If the cart is missing,
 * empty or cannot be ordered, redirects to the cart page.
 */
const cartToCheckOut = async (shop: ShopContext) => {
  const before = shop.session.cart
  const cart = await orUnavailablePage(() => readCart(shop))
  // The session ended during a submit without JavaScript: show what was typed instead of redirecting to the empty cart.
  if (expiredRequests.has(shop)) throw unavailable()
  if ((await followOrder(shop, before, cart)) === 'unknown') throw unavailable()
  if (!cart || cart.lineItems.length === 0) throw redirect(shop.paths.cart())
  const rules = loadCartRules(shop)
  if (checkoutBlockers(cart, rules).length > 0) throw redirect(shop.paths.cart())
  return { cart, rules }
}

/** The cart with rates for its current weight; unchanged when it cannot be weighed. */
const weighed = async (shop: ShopContext, cart: Cart) => {
  if (!cart.shippingAddress || isCartWeighed(shop, cart)) return { cart, failed: false }
  const { ok } = await weighCart(shop, cart, 'none')
  return ok
    ? { cart: (await orUnavailablePage(() => readCart(shop))) ?? cart, failed: false }
    : { cart, failed: true }
}

/**
 * The shipping methods for a cart, each with the totals that the cart would have; `undefined` when the platform does
 * not respond.
 */
const methodsWithTotals = async (shop: ShopContext, cart: Cart) => {
  const [offers, automatic] = await Promise.all([shippingMethodsFor(shop, cart), automaticDiscounts(shop)])
  const discountsMayChange = automatic.ok
    ? discountsVaryByShipping(cart, automatic.value, {
        groupKey: shop.session.customer?.groupKey,
        productTypes: cart.lineItems.map(({ productType }) => productType?.key ?? ''),
      })
    : true
  return offers?.map((offer) => shippingMethodView(offer, cart, shop.locale, discountsMayChange))
}

/** Loads the data of the checkout. The server opens the first incomplete step, or an earlier one to edit. */
export const loadCheckout = async (shop: ShopContext, request: Request) => {
  const { cart: found, rules } = await cartToCheckOut(shop)
  const { cart, failed: ratesFailed } = await weighed(shop, found)
  const payment = await paymentFor(shop, cart)
  const progress = { ...cart, hasPayment: payment?.chosen !== undefined || payment?.coversAll === true }
  const query = new URL(request.url).searchParams
  const edit = steps.find((step) => step === query.get('edit') && canOpenStep(progress, step))
  const first = firstIncompleteStep(progress)
  const open: CheckoutStep = edit ?? (first === 'cart' ? 'shipping' : first)
  // The shopper may have placed the order without receiving the response. The cart still exists while its order is
  // being placed.
  if (open === 'review') await redirectToOrderOfCart(shop, cart.id)
  // When the cart could not be weighed, its rates are for another weight and would be wrong.
  const needsMethods = open === 'shipping' && cart.shippingAddress !== null && !ratesFailed
  const methods = needsMethods ? await methodsWithTotals(shop, cart) : undefined
  const customer = open === 'shipping' && shop.session.customer ? await findCustomer(shop) : undefined
  const known = customer?.ok ? customer.value : undefined
  const { shippingAddress, billingAddress } = cart
  return {
    open,
    reachable: checkoutSteps.filter((step) => canOpenStep(progress, step)),
    cart: cartView(cart, shop.imageId, rules),
    /** Identifies the content of the cart: an order is placed for what was shown, or not at all. */
    fingerprint: await cartFingerprint(cart),
    country: shop.market.country,
    email: cart.customerEmail ?? known?.email ?? '',
    signedIn: shop.session.customer !== undefined,
    ...openAddressBook(cart, known, query.get('address')),
    billing: billingAddress ? addressFields(billingAddress) : undefined,
    billingSame: !billingAddress || !shippingAddress || isSameAddress(billingAddress, shippingAddress),
    methods: methods ?? [],
    methodsFailed: needsMethods && !methods,
    ratesFailed,
    /** The last day on which the order ships; empty when unknown. */
    shipsBy: shipByDate(cart.shippingInfo?.shippingMethod?.key ?? null, shop.locale),
    shipped: hasShippableItem(cart),
    payment,
    paymentAgain: query.get('payment') === 'again',
    /** The payment method that the shopper cancelled on the provider's page. */
    paymentCancelled: payment?.kinds.find((kind) => kind === query.get('unpaid')),
    warning: shop.session.cart?.warning,
    cardSource: shop.settings.cardSource,
    origin: shop.settings.origin,
    /** New for every rendering: a second click on the same page is the same submit. */
    submitKey: randomUUID(),
  }
}

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>
