import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { orderAttempts, orderReturns } from '../db/schema.ts'

export type OrderReturnRow = typeof orderReturns.$inferSelect
type Units = OrderReturnRow['items'][number]

/** A request of a return. */
export type ReturnRequest = Pick<
  OrderReturnRow,
  'orderNumber' | 'requestId' | 'fingerprint' | 'items' | 'reason' | 'comment'
>

type Refund = { readonly paymentCents: number; readonly creditCents: number }

/** The units of returns, in one list. */
const unitsOf = (rows: readonly Pick<OrderReturnRow, 'items'>[]): readonly Units[] =>
  rows.flatMap(({ items }) => items)

/** Returns of orders. Changes of one order's returns happen one after the other. */
export const createReturnStore = (database: Database) => {
  const ofOrder = (
    orderNumber: string,
    source: Pick<Database, 'select'> = database,
  ): Promise<OrderReturnRow[]> =>
    source
      .select()
      .from(orderReturns)
      .where(eq(orderReturns.orderNumber, orderNumber))
      .orderBy(asc(orderReturns.position))

  /** Runs a function while no other change of the same order's returns runs. */
  const withOrderLock = <Value>(
    orderNumber: string,
    run: (transaction: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<Value>,
  ): Promise<Value> =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`return:${orderNumber}`}))`)
      return run(transaction)
    })

  const find = async (number: string): Promise<OrderReturnRow | undefined> =>
    (await database.select().from(orderReturns).where(eq(orderReturns.number, number)))[0]

  return {
    find,
    ofOrder,
    ofRequest: async (orderNumber: string, requestId: string): Promise<OrderReturnRow | undefined> =>
      (
        await database
          .select()
          .from(orderReturns)
          .where(and(eq(orderReturns.orderNumber, orderNumber), eq(orderReturns.requestId, requestId)))
      )[0],
    /**
     * Stores a request and returns its row, or the row of an earlier run; `undefined` when `canReturn` refuses the
     * request because of the returns that the order has already. `others` are the numbers of returns that only the
     * platform knows.
     */
    store: (
      request: ReturnRequest & { readonly customerId: string | null },
      others: readonly string[],
      canReturn: (earlier: readonly OrderReturnRow[]) => boolean,
    ): Promise<OrderReturnRow | undefined> =>
      withOrderLock(request.orderNumber, async (transaction) => {
        const rows = await ofOrder(request.orderNumber, transaction)
        const earlier = rows.find(({ requestId }) => requestId === request.requestId)
        if (earlier) return earlier
        if (!canReturn(rows)) return undefined
        const own = rows.map(({ number }) => number)
        const position = rows.length + others.filter((number) => !own.includes(number)).length + 1
        const [stored] = await transaction
          .insert(orderReturns)
          .values({ ...request, position, number: `${request.orderNumber}-R${position}` })
          .returning()
        return stored
      }),
    /**
     * Stores which amounts are refunded; a repeated call changes nothing. `plan` gets the units and amounts that were
     * refunded before.
     */
    planRefund: (
      { number, orderNumber }: Pick<OrderReturnRow, 'number' | 'orderNumber'>,
      plan: (before: Refund & { readonly units: readonly Units[] }) => Refund,
    ): Promise<Refund> =>
      withOrderLock(orderNumber, async (transaction) => {
        const rows = await ofOrder(orderNumber, transaction)
        const planned = rows.filter(({ paymentCents }) => paymentCents !== null)
        const own = planned.find((row) => row.number === number)
        if (own) return { paymentCents: own.paymentCents ?? 0, creditCents: own.creditCents ?? 0 }
        const refund = plan({
          units: unitsOf(planned),
          paymentCents: planned.reduce((sum, { paymentCents }) => sum + (paymentCents ?? 0), 0),
          creditCents: planned.reduce((sum, { creditCents }) => sum + (creditCents ?? 0), 0),
        })
        await transaction.update(orderReturns).set(refund).where(eq(orderReturns.number, number))
        return refund
      }),
    finish: async ({ number, state }: Pick<OrderReturnRow, 'number' | 'state'>): Promise<void> => {
      await database
        .update(orderReturns)
        .set({ state: state === 'declined' ? 'declined' : 'refunded', finishedAt: new Date() })
        .where(eq(orderReturns.number, number))
    },
    /** Decisions of operators that have to be carried out, the oldest first. */
    decided: (): Promise<OrderReturnRow[]> =>
      database
        .select()
        .from(orderReturns)
        .where(and(inArray(orderReturns.state, ['received', 'declined']), isNull(orderReturns.finishedAt)))
        .orderBy(asc(orderReturns.decidedAt))
        .limit(100),
    /** Whether a customer waits for a decision or a refund. */
    isWaiting: async (customerId: string): Promise<boolean> =>
      (
        await database
          .select({ number: orderReturns.number })
          .from(orderReturns)
          .where(and(eq(orderReturns.customerId, customerId), isNull(orderReturns.finishedAt)))
          .limit(1)
      ).length > 0,
  }
}

export type ReturnStore = ReturnType<typeof createReturnStore>

/** The returns that wait for an operator's decision, the oldest first. */
export const waitingReturns = (database: Database): Promise<OrderReturnRow[]> =>
  database
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.state, 'requested'))
    .orderBy(asc(orderReturns.createdAt))

/** Whether this service placed the order of a return, so that this service can refund the payment. */
const isPaidHere = async (database: Database, { orderNumber }: OrderReturnRow): Promise<boolean> =>
  (
    await database
      .select({ id: orderAttempts.id })
      .from(orderAttempts)
      .where(and(eq(orderAttempts.orderNumber, orderNumber), eq(orderAttempts.state, 'placed')))
  ).length > 0

/** An operator's decision about a return. */
export type ReturnDecision =
  | { readonly state: 'received'; readonly isRefundedElsewhere: boolean }
  | { readonly state: 'declined'; readonly declineReason: string }

/**
 * Decides about a return that waits. The running service does the rest.
 *
 * - `missing`: no return with this number waits.
 * - `foreign`: its order was not paid through this service, which cannot refund it.
 */
export const decideReturn = async (
  database: Database,
  number: string,
  decision: ReturnDecision,
): Promise<'decided' | 'missing' | 'foreign'> => {
  const waiting = and(eq(orderReturns.number, number), eq(orderReturns.state, 'requested'))
  const [row] = await database.select().from(orderReturns).where(waiting)
  if (!row) return 'missing'
  const refundsHere = decision.state === 'received' && !decision.isRefundedElsewhere
  if (refundsHere && !(await isPaidHere(database, row))) return 'foreign'
  const decided = await database
    .update(orderReturns)
    .set({ ...decision, decidedAt: new Date() })
    .where(waiting)
    .returning()
  return decided.length > 0 ? 'decided' : 'missing'
}
