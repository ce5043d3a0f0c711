import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { type CheckoutStep, canOpen, openStep } from '@selvedge/cart-domain'
import { cartView } from '../../../server/cart/cartView.ts'
import { obstaclesOf } from '../../../server/cart/obstacles.ts'
import { addressView } from '../../../server/checkout/addressView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { rulesOf } from '../cart/loadCart.server.ts'
import { orUnavailable } from '../errors/failures.server.ts'

const steps: readonly CheckoutStep[] = ['shipping', 'billing']

/** Everything the checkout shows. The server opens the first step that lacks something, or an earlier one to edit. */
export const loadCheckout = async (shop: ShopContext, request: Request) => {
  const cart = await orUnavailable(shop.cart.read)
  if (!cart || cart.lineItems.length === 0) throw redirect(shop.paths.cart())
  // What cannot be ordered is mended in the cart first.
  const rules = await rulesOf(shop)
  if (obstaclesOf(cart, rules).length > 0) throw redirect(shop.paths.cart())
  const payment = await shop.checkout.payment(cart)
  const ways = payment.ok ? payment.value : undefined
  const progress = { ...cart, hasPayment: ways?.chosen !== undefined || ways?.coversAll === true }
  const wanted = new URL(request.url).searchParams.get('edit')
  const edit = steps.find((step) => step === wanted && canOpen(progress, step))
  const first = openStep(progress)
  const open: CheckoutStep = edit ?? (first === 'cart' ? 'shipping' : first)
  const methods = open === 'shipping' && cart.shippingAddress ? await shop.checkout.methods(cart) : undefined
  const customer = open === 'shipping' && shop.session.customer ? await shop.account.customer() : undefined
  const known = customer?.ok ? customer.value : undefined
  const saved =
    known?.addresses.find(({ id }) => id === known.defaultShippingAddressId) ?? known?.addresses[0]
  return {
    open,
    cart: cartView(cart, shop.pictureId, rules),
    country: shop.market.country,
    email: cart.customerEmail ?? known?.email ?? '',
    signedIn: shop.session.customer !== undefined,
    shipping: cart.shippingAddress
      ? addressView(cart.shippingAddress)
      : saved
        ? addressView(saved)
        : undefined,
    hasShipping: cart.shippingAddress !== null,
    billing: cart.billingAddress ? addressView(cart.billingAddress) : undefined,
    methods: methods?.ok ? methods.value : [],
    methodsFailed: methods !== undefined && !methods.ok,
    payment: ways,
    paymentAgain: new URL(request.url).searchParams.get('payment') === 'again',
    cardFieldsUrl: shop.settings.cardFieldsUrl ?? '',
    origin: shop.settings.origin,
    /** New for every rendering: a second click on the same page is the same submit. */
    submitKey: randomUUID(),
  }
}

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>
