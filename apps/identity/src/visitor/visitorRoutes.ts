import { GetMyOrdersDocument } from '@selvedge/commerce-client/orders'
import { FindCustomerDocument, GetMyCartsDocument } from '@selvedge/commerce-client/server'
import { activeCartsWhere } from '@selvedge/commerce-client/site'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { type Caller, type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { type Commerce, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import { visitorOf } from '../experiments/experimentVisitor.ts'
import type { TreatmentsOf } from '../experiments/treatments.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import { operations } from '../openapi/operations.ts'
import type { PreferenceStore } from '../preferences/preferenceStore.ts'
import type { Sites } from '../sites/createSites.ts'
import { currentSite } from '../sites/currentSite.ts'

type Dependencies = {
  readonly callers: Callers
  readonly commerce: Commerce
  readonly sites: Pick<Sites, 'cartSite'>
  readonly preferences: PreferenceStore
  readonly treatmentsOf: TreatmentsOf
  /** The path of a site's routes. */
  readonly product: string
  readonly log: Logger
}

/** Routes for the visitor's own data, such as the token and the cart (spec §7). */
export const visitorRoutes = (dependencies: Dependencies): Hono<CallerEnv> => {
  const { callers, commerce, sites, preferences, treatmentsOf, product, log } = dependencies
  const app = new Hono<CallerEnv>()

  /** The caller's cart at the site of the request. */
  const activeCart = async (caller: Caller) => {
    const where = activeCartsWhere(await sites.cartSite(currentSite()?.key))
    const { me } = valueOrThrow(await runQuery(commerce.as(caller.token), GetMyCartsDocument, { where }))
    return me.carts.results[0]
  }

  app.get('/api/token', async (context) => {
    const known = await callers.find(context)
    const found = known.kind === 'unknown' ? await callers.beginGuest(context) : known
    context.header('cache-control', 'private, no-store')
    if (found.kind === 'caller') {
      const { token, customerId } = found.caller
      return context.json({ success: true, token, guest: !customerId })
    }
    log.warn({ requestId: context.get('requestId') }, 'no token available for a visitor')
    return context.json({ success: false, token: null })
  })

  for (const path of ['who-am-i', 'user-stats', 'get-user-stats', 'user-preferences'])
    app.use(`${product}/${path}`, callers.ensureCaller)

  app.get(`${product}/who-am-i`, async (context) => {
    const caller = context.get('caller')
    const [cart, kept] = await Promise.all([activeCart(caller), preferences.find(ownerKey(caller))])
    const guest = !caller.customerId
    const user = {
      guest,
      guest_cart_id: guest ? (cart?.id ?? null) : null,
      preferences: kept,
    }
    return context.json({ data: { user: { ctUser: { id: caller.customerId ?? null, ...user }, ...user } } })
  })

  app.get(`${product}/user-stats`, async (context) => {
    const caller = context.get('caller')
    const { customerId } = caller
    const [treatments, cart, kept, customer] = await Promise.all([
      treatmentsOf({ visitor: visitorOf(context, caller), caller, site: currentSite()?.key ?? '' }),
      activeCart(caller),
      preferences.find(ownerKey(caller)),
      customerId
        ? runQuery(commerce.server, FindCustomerDocument, { id: customerId }).then(
            (result) => valueOrThrow(result).customer,
          )
        : undefined,
    ])
    const userID = customerId ?? null
    return context.json({
      data_layer: {
        userID,
        guest: !customerId,
        cart_id: cart?.id ?? null,
        guest_cart_id: customerId ? null : (cart?.id ?? null),
        currency: kept.currency,
        locale: kept.locale,
        customer_group: customer?.customerGroup?.key ?? null,
        split_testing: treatments,
      },
      userID,
    })
  })

  app.get(`${product}/get-user-stats`, async (context) => {
    const caller = context.get('caller')
    const visitor = commerce.as(caller.token)
    const ordersAt = async (offset: number) =>
      valueOrThrow(await runQuery(visitor, GetMyOrdersDocument, { offset, limit: 1, locale: 'en-US' })).me
        .orders
    const [cart, newest] = await Promise.all([activeCart(caller), ordersAt(0)])
    const oldest = newest.total > 1 ? await ordersAt(newest.total - 1) : newest
    return context.json({
      userID: caller.customerId ?? null,
      guest: !caller.customerId,
      cart_id: cart?.id ?? null,
      guest_cart_id: caller.customerId ? null : (cart?.id ?? null),
      cart_quantity: cart?.totalLineItemQuantity ?? 0,
      order_count: newest.total,
      first_order_at: oldest.results[0]?.createdAt ?? null,
      last_order_at: newest.results[0]?.createdAt ?? null,
    })
  })

  app.post(`${product}/user-preferences`, async (context) => {
    const body = await readBody(context, operations.savePreferences.body)
    if (!body.ok) return invalidBody(context, body)
    const saved = await preferences.change(ownerKey(context.get('caller')), body.value)
    return context.json({ userPreferences: saved })
  })

  return app
}
