import { Hono } from 'hono'
import * as v from 'valibot'
import { type CallerEnv, requireCaller } from '../caller/caller.ts'
import type { Commerce } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'
import type { CardProvider, SavedCard } from '../providers/cardProvider.ts'
import type { CartPaymentStore } from './cartPaymentStore.ts'
import { ownCart } from './ownCart.ts'

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const CardChoice = v.union([v.object({ token: id }), v.object({ session: id })])
const CardPage = v.object({ successUrl: v.pipe(v.string(), v.url()), cancelUrl: v.pipe(v.string(), v.url()) })

const shown = ({ brand, last4, expMonth, expYear }: SavedCard) => ({
  kind: 'card',
  brand,
  last4,
  expMonth,
  expYear,
})

/** The payment of a cart: choose a card by its token or on the provider's page, and see which one was chosen. */
export const paymentRoutes = (
  commerce: Commerce,
  provider: CardProvider,
  store: CartPaymentStore,
): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/carts/*', requireCaller(commerce.flows))

  app.get('/carts/:cartId/payment', async (context) => {
    const cart = await ownCart(commerce, context.get('caller'), context.req.param('cartId'))
    if (!cart) return context.json({ kind: 'missing' }, 404)
    const card = await store.find(cart.id)
    return context.json({ payment: card ? shown(card) : null })
  })

  app.put('/carts/:cartId/payment', async (context) => {
    const body = await readBody(context, CardChoice)
    if (!body.ok) return context.json({ kind: 'invalid', field: body.field }, 422)
    const cart = await ownCart(commerce, context.get('caller'), context.req.param('cartId'))
    if (!cart) return context.json({ kind: 'missing' }, 404)
    const card =
      'token' in body.value
        ? await provider.card(body.value.token)
        : await provider.cardOfPage(body.value.session, cart.id)
    if (!card) return context.json({ kind: 'invalid', field: 'card' }, 422)
    await store.save(cart.id, card)
    return context.json({ payment: shown(card) })
  })

  app.post('/carts/:cartId/card-page', async (context) => {
    const body = await readBody(context, CardPage)
    if (!body.ok) return context.json({ kind: 'invalid', field: body.field }, 422)
    const cart = await ownCart(commerce, context.get('caller'), context.req.param('cartId'))
    if (!cart) return context.json({ kind: 'missing' }, 404)
    const url = await provider.cardPage({
      cartId: cart.id,
      currency: cart.totalPrice.currencyCode,
      ...body.value,
    })
    return context.json({ url })
  })

  return app
}
