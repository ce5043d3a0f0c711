import { Hono } from 'hono'
import type { Logger } from 'pino'
import { type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { type Commerce, CommerceUnavailable } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import { operations } from '../openapi/operations.ts'
import { ownCart } from '../payment/ownCart.ts'
import type { PreferenceStore } from '../preferences/preferenceStore.ts'
import { fixCart } from './fixCart.ts'
import type { CartMerger } from './mergeCarts.ts'

type Dependencies = {
  readonly callers: Callers
  readonly commerce: Commerce
  readonly merge: CartMerger
  readonly preferences: PreferenceStore
  readonly log: Logger
}

/** The marker by which a client recognises the response of fix-cart (spec §9). */
export const CART_FIXED = 'cart fixed'

/** The cart calls of spec §7. */
export const cartRoutes = ({ callers, commerce, merge, preferences, log }: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  /** The id of the guest of a token; `undefined` without a token, and for a token that is not valid. */
  const anonymousIdOf = async (token: string | undefined): Promise<string | undefined> => {
    const owner = token === undefined ? undefined : await commerce.flows.introspect(token)
    if (owner && !owner.ok) throw new CommerceUnavailable('The token of the guest could not be checked.')
    return owner?.value?.anonymousId
  }
  app.use('/merge-carts', callers.requireCustomer)
  app.use('/fix-cart', callers.requireCaller)

  app.post('/merge-carts', async (context) => {
    const body = await readBody(context, operations.mergeCarts.body)
    if (!body.ok) return invalidBody(context, body)
    const { customerId = '', session } = context.get('caller')
    if (body.value.userCustomerID !== customerId) return context.json({ mergeStatus: 'UNTOUCHED' })
    const mergeStatus = await merge({
      guestCartId: body.value.guestCartID,
      customerId,
      anonymousId: (await anonymousIdOf(body.value.guestToken)) ?? session?.formerAnonymousId,
    })
    return context.json({ mergeStatus })
  })

  app.post('/fix-cart', async (context) => {
    const body = await readBody(context, operations.fixCart.body)
    if (!body.ok) return invalidBody(context, body)
    const caller = context.get('caller')
    const cart = await ownCart(commerce, caller, body.value.cartId)
    if (!cart) return context.json({ kind: 'missing' }, 404)
    const fixed = await fixCart(commerce, cart, await preferences.find(ownerKey(caller)))
    if (fixed.kind === 'failed') {
      log.error({ requestId: context.get('requestId'), reason: fixed.reason }, 'Failed to replicate cart')
      return context.json({ kind: 'refused', message: 'Failed to replicate cart' }, 422)
    }
    return fixed.kind === 'fixed'
      ? context.json({ msg: CART_FIXED, wasCurrencyChanged: true, cartId: fixed.cart.id })
      : context.json({ msg: 'nothing to fix', wasCurrencyChanged: false, cartId: cart.id })
  })

  return app
}
