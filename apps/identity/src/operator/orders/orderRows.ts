import { ListCartsDocument, ListOrdersDocument } from '@selvedge/commerce-client/server'
import { and, count, desc, like, type SQL } from 'drizzle-orm'
import { runQuery } from '../../commerce/commerce.ts'
import type { Database } from '../../db/openDatabase.ts'
import { orderAttempts } from '../../db/schema.ts'
import type { Attempt } from '../../order/attemptStore.ts'
import type { OrderServices } from '../../order/services.ts'
import { PAGE_SIZE } from '../page/paging.ts'
import { attemptSteps, noSteps } from './attemptSteps.ts'
import { attemptProgress, type OrderProgress, orderWord } from './orderProgress.ts'
import { type OrderState, stateCondition } from './orderStates.ts'
import { unfinishedAttempts } from './unfinishedAttempts.ts'

export type OrderSources = { readonly database: Database; readonly services: OrderServices }

/** A row of the list of orders. */
export type OrderRowData = {
  readonly number: string
  readonly placedAt: Date
  /** Empty while it is not known. */
  readonly recipient: string
  readonly units: number | undefined
  readonly progress: OrderProgress
  readonly cents: number
  readonly currency: string
}

/** A page of the list of orders. */
export type OrderPage = {
  readonly rows: readonly OrderRowData[]
  readonly total: number
  /** Whether names are missing because the platform did not respond. */
  readonly isIncomplete: boolean
}

type Address = {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly company?: string | null
}

/** The name of a recipient; without a name, the company. */
export const nameOf = (address: Address | null): string =>
  [address?.firstName, address?.lastName].filter(Boolean).join(' ') || (address?.company ?? '')

/** The number of units of an order. */
export const unitsOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A page of the platform's orders that match a predicate; undefined while the platform does not respond. */
export const listOrders = async (services: OrderServices, where: string, page = 1) => {
  const found = await runQuery(services.commerce.server, ListOrdersDocument, {
    where,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  return found.ok ? found.value.orders : undefined
}

const quoted = (texts: readonly string[]): string => texts.map((text) => JSON.stringify(text)).join(', ')

/** The progress of attempts by their ids. Reads only the workflows of attempts that may still run. */
export const progressOf = async (
  { services }: OrderSources,
  attempts: readonly Attempt[],
  unfinished: ReadonlySet<string>,
): Promise<ReadonlyMap<string, OrderProgress>> =>
  new Map(
    await Promise.all(
      attempts.map(async (attempt) => {
        const { id, state } = attempt
        const steps = state === 'placed' && !unfinished.has(id) ? noSteps : await attemptSteps(id, unfinished)
        return [id, attemptProgress(attempt, steps, services, Date.now())] as const
      }),
    ),
  )

/**
 * The rows of attempts, with the platform's data of their orders, or of their carts while there is no order.
 */
const rowsOf = async (
  sources: OrderSources,
  attempts: readonly Attempt[],
  unfinished: ReadonlySet<string>,
) => {
  const { services } = sources
  const placed = attempts.filter(({ state }) => state === 'placed')
  const others = attempts.filter(({ state }) => state !== 'placed')
  const [orders, carts, progresses] = await Promise.all([
    placed.length === 0
      ? undefined
      : listOrders(services, `orderNumber in (${quoted(placed.map(({ orderNumber }) => orderNumber))})`),
    others.length === 0
      ? undefined
      : runQuery(services.commerce.server, ListCartsDocument, {
          where: `id in (${quoted(others.map(({ cartId }) => cartId))})`,
        }),
    progressOf(sources, attempts, unfinished),
  ])
  const rows = attempts.map((attempt): OrderRowData => {
    const order = orders?.results.find(({ orderNumber }) => orderNumber === attempt.orderNumber)
    const cart = carts?.ok ? carts.value.carts.results.find(({ id }) => id === attempt.cartId) : undefined
    const known = order ?? cart
    const progress = progresses.get(attempt.id) ?? attemptProgress(attempt, noSteps, services, Date.now())
    return {
      number: attempt.orderNumber,
      placedAt: attempt.createdAt,
      recipient: nameOf(known?.shippingAddress ?? null),
      units: known ? unitsOf(known.lineItems) : undefined,
      progress: order && progress.tone !== 'error' ? { ...progress, word: orderWord(order) } : progress,
      cents: attempt.expectedCents,
      currency: attempt.currency,
    }
  })
  return {
    rows,
    isIncomplete: (placed.length > 0 && orders === undefined) || (carts !== undefined && !carts.ok),
  }
}

type Filter = { readonly state: OrderState; readonly prefix: string | undefined; readonly page: number }

/** A page of the attempts that match a condition, the newest first. */
export const listAttempts = async (
  sources: OrderSources,
  condition: SQL | undefined,
  page: number,
  unfinished: ReadonlySet<string>,
): Promise<OrderPage> => {
  const { database } = sources
  const [attempts, [total]] = await Promise.all([
    database
      .select()
      .from(orderAttempts)
      .where(condition)
      .orderBy(desc(orderAttempts.createdAt))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    database.select({ count: count() }).from(orderAttempts).where(condition),
  ])
  return { ...(await rowsOf(sources, attempts, unfinished)), total: total?.count ?? 0 }
}

/** A page of the orders, the newest first. */
export const listOrderRows = async (
  sources: OrderSources,
  { state, prefix, page }: Filter,
): Promise<OrderPage> => {
  const unfinished = await unfinishedAttempts(sources.services, Date.now())
  return listAttempts(
    sources,
    and(
      stateCondition(state, sources.services, unfinished),
      prefix === undefined ? undefined : like(orderAttempts.orderNumber, `${prefix}-%`),
    ),
    page,
    unfinished,
  )
}
