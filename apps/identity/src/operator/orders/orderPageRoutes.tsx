import { Hono } from 'hono'
import { newestReport } from '../experiments/newestReport.ts'
import type { OperatorEnv, OperatorParts } from '../operatorParts.ts'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { lastPage, pageOf } from '../page/paging.ts'
import { sendPage } from '../page/sendPage.tsx'
import { listSites } from '../sites/listSites.ts'
import { attemptSteps } from './attemptSteps.ts'
import { OrderPage } from './OrderPage.tsx'
import { OrdersAside } from './OrdersAside.tsx'
import { OrdersPage } from './OrdersPage.tsx'
import { readOrderDetails } from './orderDetails.ts'
import { attemptProgress, orderWord, STAGES } from './orderProgress.ts'
import { listOrderRows } from './orderRows.ts'
import { orderSearch } from './orderSearch.ts'
import { countOrders, type OrderState, orderStates } from './orderStates.ts'
import { searchOrderRows } from './searchOrderRows.ts'
import { unfinishedAttempts } from './unfinishedAttempts.ts'

const isOrderState = (text: string): text is OrderState => orderStates.some((state) => state === text)

/** The list of orders, and the page of each. */
export const orderPageRoutes = (parts: OperatorParts): Hono<OperatorEnv> => {
  const { services } = parts
  const app = new Hono<OperatorEnv>()

  app.get('/', async (context) => {
    const page = pageOf(context.req.query('page'))
    const query = (context.req.query('query') ?? '').trim().slice(0, 200)
    const requested = context.req.query('state') ?? ''
    const state = isOrderState(requested) ? requested : 'all'
    const sites = await listSites(services)
    const prefix = sites.find(({ orderPrefix }) => orderPrefix === context.req.query('site'))?.orderPrefix
    const search = orderSearch(query)
    const [counts, found] = await Promise.all([
      countOrders(parts),
      search ? searchOrderRows(parts, search, page) : listOrderRows(parts, { state, prefix, page }),
    ])
    const last = found.isIncomplete ? undefined : lastPage(context.req.url, page, found.total)
    if (last) return context.redirect(last, 303)
    const [report, urls] = await Promise.all([
      newestReport(parts.database),
      Promise.all(sites.map(({ key }) => services.sites.find(key))),
    ])
    const aside = (
      <OrdersAside report={report} sites={sites.map((site, at) => ({ ...site, url: urls[at]?.url }))} />
    )
    return sendPage(
      context,
      <OrdersPage {...{ counts, ...found, page, state, prefix, sites, query, aside }} />,
    )
  })

  app.get('/:number', async (context) => {
    const number = context.req.param('number')
    const details = /^[A-Za-z]{1,8}-\d{1,15}$/.test(number)
      ? await readOrderDetails(parts, number)
      : undefined
    if (!details) return sendPage(context, <NotFoundPage what="order" />, 404)
    const { attempt, order } = details
    const now = Date.now()
    const steps = attempt && (await attemptSteps(attempt.id, await unfinishedAttempts(services, now)))
    const own = attempt && steps && attemptProgress(attempt, steps, services, now)
    const placed = { done: STAGES, word: order ? orderWord(order) : 'Placed', tone: 'plain' } as const
    const progress = own && (attempt.state !== 'placed' || own.tone === 'error' || !order) ? own : placed
    const sites = await listSites(services)
    const prefix = number.slice(0, number.lastIndexOf('-'))
    const siteName = sites.find(({ orderPrefix }) => orderPrefix === prefix)?.name ?? prefix
    return sendPage(context, <OrderPage {...{ details, progress, siteName }} />)
  })

  return app
}
