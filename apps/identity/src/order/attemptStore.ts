import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { orderAttempts } from '../db/schema.ts'
import type { OrderProblem } from './orderProblem.ts'
import type { Reviewed } from './reviewed.ts'

export type Attempt = typeof orderAttempts.$inferSelect
export type NewAttempt = Pick<
  Attempt,
  'id' | 'cartId' | 'owner' | 'idempotencyKey' | 'fingerprint' | 'expectedCents' | 'currency'
> & { readonly returnUrl?: string | undefined; readonly reviewed?: Reviewed | undefined }

type Approval = { readonly url: string; readonly provider: string; readonly reference: string }

/** The submits of review pages and how they ended. */
export const createAttemptStore = (database: Database) => {
  const change = async (id: string, values: Partial<Attempt>): Promise<void> => {
    await database
      .update(orderAttempts)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(orderAttempts.id, id))
  }

  const one = async (condition: ReturnType<typeof eq> | undefined): Promise<Attempt | undefined> =>
    (await database.select().from(orderAttempts).where(condition))[0]

  const byKey = (owner: string, key: string): Promise<Attempt | undefined> =>
    one(and(eq(orderAttempts.owner, owner), eq(orderAttempts.idempotencyKey, key)))

  const liveOfCart = (cartId: string): Promise<Attempt | undefined> =>
    one(and(eq(orderAttempts.cartId, cartId), inArray(orderAttempts.state, ['running', 'placed'])))

  return {
    find: (id: string): Promise<Attempt | undefined> => one(eq(orderAttempts.id, id)),
    byKey,
    /** The attempt that places a cart's order, or has placed it; none when there was none or it failed. */
    liveOfCart,
    byOrderNumber: (orderNumber: string): Promise<Attempt | undefined> =>
      one(eq(orderAttempts.orderNumber, orderNumber)),
    /**
     * Starts an attempt, or gives the one that already stands in its way: the same key's, else the cart's. Two at once
     * are decided by the table's unique indexes.
     */
    begin: async (attempt: NewAttempt): Promise<Attempt | undefined> => {
      const earlier = await byKey(attempt.owner, attempt.idempotencyKey)
      if (earlier) return earlier
      await database
        .insert(orderAttempts)
        .values({ ...attempt, state: 'running', orderNumber: sql`'SV-' || nextval('order_number')` })
        .onConflictDoNothing()
      return (await byKey(attempt.owner, attempt.idempotencyKey)) ?? (await liveOfCart(attempt.cartId))
    },
    running: async (): Promise<Attempt[]> =>
      database.select().from(orderAttempts).where(eq(orderAttempts.state, 'running')),
    /** Attempts that have been running for so many milliseconds, the oldest first. */
    runningSince: async (milliseconds: number): Promise<Attempt[]> =>
      database
        .select()
        .from(orderAttempts)
        .where(
          and(
            eq(orderAttempts.state, 'running'),
            lt(orderAttempts.createdAt, sql`now() - ${milliseconds} * interval '1 millisecond'`),
          ),
        )
        .orderBy(orderAttempts.createdAt)
        .limit(200),
    /** Attempts whose shopper is being waited for. */
    awaitingApproval: async (): Promise<Attempt[]> =>
      database
        .select()
        .from(orderAttempts)
        .where(and(eq(orderAttempts.state, 'running'), isNotNull(orderAttempts.approvalUrl)))
        .limit(200),
    countByState: async (): Promise<{ state: string; count: number }[]> =>
      database
        .select({ state: orderAttempts.state, count: sql<number>`count(*)::int` })
        .from(orderAttempts)
        .groupBy(orderAttempts.state),
    /** Notes what was held where, for people who look into an order. */
    holdPayment: (id: string, provider: string, reference: string): Promise<void> =>
      change(id, { provider, reference }),
    awaitApproval: (id: string, { url, provider, reference }: Approval): Promise<void> =>
      change(id, { approvalUrl: url, provider, reference }),
    finish: (id: string, problem: OrderProblem | undefined): Promise<void> =>
      change(id, { state: problem ? 'failed' : 'placed', problem: problem ?? null, approvalUrl: null }),
  }
}

export type AttemptStore = ReturnType<typeof createAttemptStore>
