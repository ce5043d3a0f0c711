import { redactDiscounts } from '@selvedge/cart-domain/server'
import { GetAutomaticDiscountsDocument } from '@selvedge/commerce-client/server'
import { cataloguePolicy, createCache } from '@selvedge/service/cache'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { type Commerce, CommerceUnavailable, runQuery } from '../commerce/commerce.ts'

type Dependencies = {
  readonly commerce: Pick<Commerce, 'server'>
  /** How long the discounts are used before they are read again, here and in caches of the response, in ms. */
  readonly freshMs: number
  readonly log: Logger
}

/** How long a page may use the list, in ms: the list contains the discounts that begin within this time. */
const USE_MS = 3_600_000

/**
 * The public list of automatic discounts. It is the same for all callers, so the response sets no cookie and may be stored by
 * caches. While the platform fails, the last list is served for up to a day.
 */
export const automaticDiscountRoutes = ({ commerce, freshMs, log }: Dependencies): Hono => {
  const cache = createCache({
    ...cataloguePolicy,
    freshMs,
    staleMs: 2 * freshMs,
    maxEntries: 1,
    maxMisses: 1,
  })
  const load = async () => {
    const found = await runQuery(commerce.server, GetAutomaticDiscountsDocument, {})
    if (found.ok) return { ok: true, value: found.value.cartDiscounts.results } as const
    log.warn({ reason: found.problem }, 'automatic discounts not read')
    return found
  }
  const app = new Hono()
  app.get('/automatic-discounts', async (context) => {
    const read = await cache.read('discounts', load)
    if (!read.ok) throw new CommerceUnavailable('The automatic discounts are not known yet.')
    const from = Date.now()
    context.header('cache-control', `public, max-age=${Math.floor(freshMs / 1000)}`)
    return context.json({ discounts: redactDiscounts(read.value, { from, until: from + USE_MS }) })
  })
  return app
}
