import { GetOrderByNumberDocument, type Order } from '@selvedge/commerce-client/server'
import { Hono } from 'hono'
import { type Commerce, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { subjectFrom } from '../limits/subjectFrom.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import type { OrderLinks } from './orderLinks.ts'

type Dependencies = {
  readonly commerce: Commerce
  readonly limits: Limits
  readonly sources: SourceRules
  readonly links: OrderLinks
}

/** Whether a guest placed the order with this email address. Customers find their orders in their accounts. */
const isOrderOfGuest = ({ customerId, customerEmail }: Order, email: string): boolean =>
  !customerId && customerEmail?.trim().toLowerCase() === email.trim().toLowerCase()

/** Finds orders for visitors without the token that placed them: by number and email, or by the key of a link. */
export const orderLookupRoutes = ({ commerce, limits, sources, links }: Dependencies): Hono => {
  const app = new Hono()
  app.post('/order-lookups', async (context) => {
    const body = await readBody(context, operations.findOrder.body)
    if (!body.ok) return invalidBody(context, body)
    const { orderNumber, email, key, locale = 'en-US' } = body.value
    const isLink = key !== undefined && links.isValid(orderNumber, key)
    if (!isLink) {
      const source = sourceOf(context, sources)
      const exceeded =
        (await limits.consume('orderLookupSource', source)) ??
        (await limits.consume('orderLookup', subjectFrom(source, orderNumber)))
      if (exceeded) return tooManyRequests(context, exceeded)
    }
    const missing = () => context.json({ kind: 'missing' }, 404)
    if (!isLink && email === undefined) return missing()
    const { order } = valueOrThrow(
      await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber, locale }),
    )
    if (!order || (!isLink && !isOrderOfGuest(order, email ?? ''))) return missing()
    return context.json({ key: isLink ? key : links.keyOf(orderNumber), order })
  })
  return app
}
