import type { Cart } from '@selvedge/commerce-client/server'
import { type Context, Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import type { Commerce } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Ledger } from '../ledger/createLedger.ts'
import { operations } from '../openapi/operations.ts'
import { cartTotal } from '../order/rules/cartTotal.ts'
import { deferredPaymentProblem } from '../order/rules/deferredPayment.ts'
import type { Providers } from '../providers/createProviders.ts'
import type { Sites } from '../sites/createSites.ts'
import type { CartPaymentStore } from './cartPaymentStore.ts'
import { choosePayment } from './choosePayment.ts'
import type { MethodSaving } from './methodSaving.ts'
import { ownCart } from './ownCart.ts'
import { paymentStamp } from './paymentStamp.ts'
import type { SavedCardStore } from './savedCardStore.ts'

type Dependencies = {
  readonly callers: Callers
  readonly commerce: Commerce
  readonly providers: Providers
  readonly payments: CartPaymentStore
  readonly savedCards: SavedCardStore
  readonly saving: MethodSaving
  readonly ledger: Ledger
  readonly sites: Pick<Sites, 'isSiteOrigin'>
}

/** Routes that choose and read the payment of a cart, and open the providers' pages. */
export const cartPaymentRoutes = (dependencies: Dependencies): Hono<CallerEnv> => {
  const { callers, commerce, providers, payments, ledger, sites } = dependencies
  const app = new Hono<CallerEnv>()
  app.use('/carts/*', callers.requireCaller)

  const cartOf = (context: Context<CallerEnv>): Promise<Cart | undefined> =>
    ownCart(commerce, context.get('caller'), context.req.param('cartId') ?? '')
  const missing = (context: Context): Response => context.json({ kind: 'missing' }, 404)

  const respondWithPayment = async (context: Context<CallerEnv>, cart: Cart): Promise<Response> => {
    const { customerId } = context.get('caller')
    const chosen = await payments.find(cart.id)
    const creditCents = chosen?.creditCents ?? 0
    const balance =
      customerId && creditCents > 0 ? await ledger.balance(customerId, cart.totalPrice.currencyCode) : 0
    const { token: _, provider: __, ...payment } = chosen?.payment ?? { token: '', provider: '' }
    return context.json({
      payment: chosen?.payment ? payment : null,
      creditCents,
      coversAll: creditCents > 0 && Math.min(creditCents, balance) >= cartTotal(cart),
      declined: chosen?.payment ? await payments.wasDeclined(cart.id) : false,
      stamp: paymentStamp(chosen),
    })
  }

  /** Providers' pages may redirect to listed sites only. */
  const areListed = async ({
    successUrl,
    cancelUrl,
  }: {
    successUrl: string
    cancelUrl: string
  }): Promise<boolean> =>
    (await sites.isSiteOrigin(new URL(successUrl).origin)) && sites.isSiteOrigin(new URL(cancelUrl).origin)

  app.get('/carts/:cartId/payment', async (context) => {
    const cart = await cartOf(context)
    return cart ? respondWithPayment(context, cart) : missing(context)
  })

  app.put('/carts/:cartId/payment', async (context) => {
    const body = await readBody(context, operations.choosePayment.body)
    if (!body.ok) return invalidBody(context, body)
    const cart = await cartOf(context)
    if (!cart) return missing(context)
    const chosen = await choosePayment(dependencies, context.get('caller'), cart, body.value)
    if (chosen.ok) return respondWithPayment(context, cart)
    const { problem } = chosen
    if (problem.kind === 'unknown-card') return context.json({ kind: 'invalid', field: 'card' }, 422)
    if (problem.kind === 'not-allowed') return context.json({ kind: 'refused' }, 403)
    return context.json(problem, 422)
  })

  app.post('/carts/:cartId/card-page', async (context) => {
    const body = await readBody(context, operations.startCardPage.body)
    if (!body.ok) return invalidBody(context, body)
    if (!(await areListed(body.value))) return context.json({ kind: 'invalid', field: 'successUrl' }, 422)
    const cart = await cartOf(context)
    if (!cart) return missing(context)
    if (!providers.cards.cardPage) return context.json({ kind: 'refused' }, 422)
    const { currencyCode: currency } = cart.totalPrice
    const { save, ...urls } = body.value
    const purpose = save ? 'order-and-save' : 'order'
    const page = { owner: cart.id, purpose, currency, ...urls } as const
    return context.json({ url: await providers.cards.cardPage(page) })
  })

  app.post('/carts/:cartId/afterpay-checkout', async (context) => {
    const body = await readBody(context, operations.startAfterpayCheckout.body)
    if (!body.ok) return invalidBody(context, body)
    if (!(await areListed(body.value))) return context.json({ kind: 'invalid', field: 'successUrl' }, 422)
    const cart = await cartOf(context)
    if (!cart) return missing(context)
    const cents = cartTotal(cart) - ((await payments.find(cart.id))?.creditCents ?? 0)
    const code = providers.afterpay ? deferredPaymentProblem(cart, cents) : 'BAD_REQUEST'
    const address = cart.billingAddress ?? cart.shippingAddress
    const opened = code
      ? undefined
      : await providers.afterpay?.checkout({
          amount: { cents, currency: cart.totalPrice.currencyCode },
          email: cart.customerEmail ?? '',
          givenNames: address?.firstName ?? '',
          surname: address?.lastName ?? '',
          cartId: cart.id,
          ...body.value,
        })
    return opened
      ? context.json(opened)
      : context.json({ kind: 'deferred-payment', code: code ?? 'BAD_REQUEST' }, 422)
  })

  return app
}
