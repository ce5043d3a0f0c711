import {
  type Cart,
  GetCartDocument,
  GetMyCartsDocument,
  UpdateCartDocument,
} from '@selvedge/commerce-client/server'
import { activeCartsWhere } from '@selvedge/commerce-client/site'
import { Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { type Commerce, runMutation, runQuery, valueOrRefusal, valueOrThrow } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import { operations } from '../openapi/operations.ts'
import { ownCart } from '../payment/ownCart.ts'
import type { Sites } from '../sites/createSites.ts'
import { cartWeight, weightScore } from './cartWeight.ts'

/** The message when a rate cannot be calculated (spec §8). */
const RATE_FAILED = 'An error occurred while calculating the shipping rates.'

const TRIES = 3

/** Weighs the visitor's cart: the weight's tier determines the shipping price (spec §7). */
export const weightRoutes = (callers: Callers, commerce: Commerce, sites: Sites): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/create-weight-calculation', callers.requireCaller)

  /** The visitor's cart at the site whose page calls. */
  const activeCart = async (token: string, origin: string | undefined): Promise<Cart | undefined> => {
    const where = activeCartsWhere(await sites.cartSite(await sites.keyOfOrigin(origin)))
    const { me } = valueOrThrow(await runQuery(commerce.as(token), GetMyCartsDocument, { where }))
    const [found] = me.carts.results
    if (!found) return undefined
    return valueOrThrow(await runQuery(commerce.server, GetCartDocument, { id: found.id })).cart ?? undefined
  }

  app.post('/create-weight-calculation', async (context) => {
    const body = await readBody(context, operations.createWeightCalculation.body)
    if (!body.ok) return invalidBody(context, body)
    const { currency, countryUpdated, shippingAddress, cartId } = body.value
    const caller = context.get('caller')
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const cart = cartId
        ? await ownCart(commerce, caller, cartId)
        : await activeCart(caller.token, context.req.header('origin'))
      if (!cart) return context.json({ kind: 'missing' }, 404)
      if (cart.totalPrice.currencyCode !== currency)
        return context.json({ kind: 'invalid', field: 'currency' }, 422)
      const weight = cartWeight(cart.lineItems)
      const score = weightScore(weight)
      const saved = valueOrRefusal(
        await runMutation(commerce.server, UpdateCartDocument, {
          id: cart.id,
          version: cart.version,
          actions: [
            // Clears a shipping method of another country's zone.
            ...(countryUpdated ? [{ setShippingMethod: {} }] : []),
            ...(shippingAddress ? [{ setShippingAddress: { address: shippingAddress } }] : []),
            { setShippingRateInput: { shippingRateInput: { Score: { score } } } },
          ],
        }),
      )
      if (saved.ok && saved.value.updateCart) {
        const { id, version } = saved.value.updateCart
        return context.json({ cartId: id, version, weight, score, methodCleared: countryUpdated })
      }
      if (saved.ok || saved.problem.code !== 'ConcurrentModification') break
    }
    return context.json({ kind: 'refused', message: RATE_FAILED }, 422)
  })

  return app
}
