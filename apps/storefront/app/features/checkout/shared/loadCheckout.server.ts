import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { type CheckoutStep, canOpen, checkoutSteps, openStep, shipsBy } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import { cartFingerprint } from '@selvedge/commerce-client/server'
import { findCustomer } from '../../../../server/account/customer.ts'
import { cartView } from '../../../../server/cart/cartView.ts'
import { isShipped } from '../../../../server/cart/isShipped.ts'
import { obstaclesOf } from '../../../../server/cart/obstacles.ts'
import { readCart } from '../../../../server/cart/visitorCart.ts'
import { addressView } from '../../../../server/checkout/addressView.ts'
import { isWeighed, weighCart } from '../../../../server/checkout/cartWeight.ts'
import { isSameAddress } from '../../../../server/checkout/isSameAddress.ts'
import { paymentFor } from '../../../../server/checkout/payment.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { rulesOf } from '../../cart/loadCart.server.ts'
import { orUnavailable, unavailable } from '../../errors/failures.server.ts'
import { followOrder, followSubmit } from '../placing/followOrder.server.ts'
import { openAddressBook } from '../shipping/addressBook.server.ts'
import { offeredMethods } from '../shipping/offeredMethods.server.ts'
import { expiredRequests } from './expiredRequests.server.ts'

const steps: readonly CheckoutStep[] = ['shipping', 'billing']

/** The cart to check out. Who has none, or one that cannot be ordered, is led to where they can go on. */
const cartToCheckOut = async (shop: ShopContext) => {
  const before = shop.session.cart
  const cart = await orUnavailable(() => readCart(shop))
  // Without script, what was typed is shown in the place of a way out.
  if (expiredRequests.has(shop)) throw unavailable()
  await followOrder(shop, before, cart)
  if (!cart || cart.lineItems.length === 0) throw redirect(shop.paths.cart())
  // What cannot be ordered is mended in the cart first.
  const rules = await rulesOf(shop)
  if (obstaclesOf(cart, rules).length > 0) throw redirect(shop.paths.cart())
  return { cart, rules }
}

/** The cart with rates for what it weighs now; as it was when it cannot be weighed. */
const weighed = async (shop: ShopContext, cart: Cart) => {
  if (!cart.shippingAddress || isWeighed(shop, cart)) return { cart, failed: false }
  const { ok } = await weighCart(shop, cart, 'none')
  return ok
    ? { cart: (await orUnavailable(() => readCart(shop))) ?? cart, failed: false }
    : { cart, failed: true }
}

/** Everything the checkout shows. The server opens the first step that lacks something, or an earlier one to edit. */
export const loadCheckout = async (shop: ShopContext, request: Request) => {
  const { cart: found, rules } = await cartToCheckOut(shop)
  const { cart, failed: ratesFailed } = await weighed(shop, found)
  const payment = await paymentFor(shop, cart)
  const ways = payment.ok ? payment.value : undefined
  const progress = { ...cart, hasPayment: ways?.chosen !== undefined || ways?.coversAll === true }
  const query = new URL(request.url).searchParams
  const edit = steps.find((step) => step === query.get('edit') && canOpen(progress, step))
  const first = openStep(progress)
  const open: CheckoutStep = edit ?? (first === 'cart' ? 'shipping' : first)
  if (open === 'review') await followSubmit(shop, cart)
  // Rates of another weight would be wrong ones.
  const methods =
    open === 'shipping' && cart.shippingAddress && !ratesFailed ? await offeredMethods(shop, cart) : undefined
  const customer = open === 'shipping' && shop.session.customer ? await findCustomer(shop) : undefined
  const known = customer?.ok ? customer.value : undefined
  const { shippingAddress, billingAddress } = cart
  return {
    open,
    reachable: checkoutSteps.filter((step) => canOpen(progress, step)),
    cart: cartView(cart, shop.pictureId, rules),
    /** What the cart holds beside its total: an order is placed for what was shown, or not at all. */
    fingerprint: await cartFingerprint(cart),
    country: shop.market.country,
    email: cart.customerEmail ?? known?.email ?? '',
    signedIn: shop.session.customer !== undefined,
    ...openAddressBook(cart, known, query.get('address')),
    billing: billingAddress ? addressView(billingAddress) : undefined,
    billingSame: !billingAddress || !shippingAddress || isSameAddress(billingAddress, shippingAddress),
    methods: methods?.value ?? [],
    methodsFailed: methods !== undefined && !methods.ok,
    ratesFailed,
    /** The last day on which the order ships; empty where that is not known. */
    shipsBy: shipsBy(cart.shippingInfo?.shippingMethod?.key ?? null, shop.locale),
    shipped: isShipped(cart),
    payment: ways,
    paymentAgain: query.get('payment') === 'again',
    /** The way to pay that was given up on the provider's page. */
    paymentCancelled: ways?.kinds.find((kind) => kind === query.get('unpaid')),
    warning: shop.session.cart?.warning,
    cardSource: shop.settings.cardSource,
    origin: shop.settings.origin,
    /** New for every rendering: a second click on the same page is the same submit. */
    submitKey: randomUUID(),
  }
}

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>
