import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { orderAttempts } from '../db/schema.ts'
import { currentSite } from '../sites/currentSite.ts'
import type { OrderProblem } from './orderProblem.ts'
import type { Reviewed } from './reviewed.ts'

export type Attempt = typeof orderAttempts.$inferSelect
export type NewAttempt = Pick<
  Attempt,
  'id' | 'cartId' | 'owner' | 'idempotencyKey' | 'fingerprint' | 'expectedCents' | 'currency'
> & {
  readonly returnUrl?: string | undefined
  readonly reviewed?: Reviewed | undefined
  readonly isRenewal?: boolean
  /** The digest of the visitor's functional id; see `orderAttempts`. */
  readonly experimentVisitor?: string | undefined
}

type Approval = { readonly url: string; readonly provider: string; readonly reference: string }

/**
 * The next order number, with the prefix of the current site. The current site is that of the request; for a renewal,
 * it is the site of the renewed order.
 */
const newOrderNumber = () =>
  sql`${currentSite()?.orderPrefix ?? 'SV'}::text || '-' || nextval('order_number')`

/** Stores attempts to place orders, and the results of these attempts. */
export const createAttemptStore = (database: Database) => {
  const update = async (id: string, values: Partial<Attempt>): Promise<void> => {
    await database
      .update(orderAttempts)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(orderAttempts.id, id))
  }

  const findOne = async (condition: ReturnType<typeof eq> | undefined): Promise<Attempt | undefined> =>
    (await database.select().from(orderAttempts).where(condition))[0]

  const byKey = (owner: string, key: string): Promise<Attempt | undefined> =>
    findOne(and(eq(orderAttempts.owner, owner), eq(orderAttempts.idempotencyKey, key)))

  const activeOfCart = (cartId: string): Promise<Attempt | undefined> =>
    findOne(and(eq(orderAttempts.cartId, cartId), inArray(orderAttempts.state, ['running', 'placed'])))

  return {
    find: (id: string): Promise<Attempt | undefined> => findOne(eq(orderAttempts.id, id)),
    byKey,
    /** The attempt that places or has placed a cart's order; `undefined` when there is none or it failed. */
    activeOfCart,
    byOrderNumber: (orderNumber: string): Promise<Attempt | undefined> =>
      findOne(eq(orderAttempts.orderNumber, orderNumber)),
    /**
     * Starts an attempt, or returns the conflicting attempt: the one with the same key, else the one of the same cart.
     * Unique indexes decide between parallel calls.
     */
    getOrCreate: async (attempt: NewAttempt): Promise<Attempt | undefined> => {
      const earlier = await byKey(attempt.owner, attempt.idempotencyKey)
      if (earlier) return earlier
      await database
        .insert(orderAttempts)
        .values({ ...attempt, state: 'running', orderNumber: newOrderNumber() })
        .onConflictDoNothing()
      return (await byKey(attempt.owner, attempt.idempotencyKey)) ?? (await activeOfCart(attempt.cartId))
    },
    running: async (): Promise<Attempt[]> =>
      database.select().from(orderAttempts).where(eq(orderAttempts.state, 'running')),
    /** Attempts that have been running for at least that many milliseconds, oldest first. */
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
    /** Attempts that wait for the shopper's approval. */
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
    /** Records the provider's reference, for people who investigate an order. */
    setPayment: (id: string, provider: string, reference: string): Promise<void> =>
      update(id, { provider, reference }),
    awaitApproval: (id: string, { url, provider, reference }: Approval): Promise<void> =>
      update(id, { approvalUrl: url, provider, reference }),
    finish: (id: string, problem: OrderProblem | undefined): Promise<void> =>
      update(id, { state: problem ? 'failed' : 'placed', problem: problem ?? null, approvalUrl: null }),
  }
}

export type AttemptStore = ReturnType<typeof createAttemptStore>
