import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { orderAttempts } from '../db/schema.ts'
import type { OrderProblem } from './orderProblem.ts'

export type Attempt = typeof orderAttempts.$inferSelect
export type NewAttempt = Pick<
  Attempt,
  'id' | 'cartId' | 'owner' | 'idempotencyKey' | 'fingerprint' | 'expectedCents' | 'currency'
>

/** The submits of review pages and how they ended. */
export const createAttemptStore = (database: Database) => {
  const find = async (id: string): Promise<Attempt | undefined> =>
    (await database.select().from(orderAttempts).where(eq(orderAttempts.id, id)))[0]

  const byKey = async (owner: string, key: string): Promise<Attempt | undefined> =>
    (
      await database
        .select()
        .from(orderAttempts)
        .where(and(eq(orderAttempts.owner, owner), eq(orderAttempts.idempotencyKey, key)))
    )[0]

  const liveOfCart = async (cartId: string): Promise<Attempt | undefined> =>
    (
      await database
        .select()
        .from(orderAttempts)
        .where(and(eq(orderAttempts.cartId, cartId), inArray(orderAttempts.state, ['running', 'placed'])))
    )[0]

  return {
    find,
    byKey,
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
    finish: async (id: string, problem: OrderProblem | undefined): Promise<void> => {
      await database
        .update(orderAttempts)
        .set({ state: problem ? 'failed' : 'placed', problem: problem ?? null, updatedAt: new Date() })
        .where(eq(orderAttempts.id, id))
    },
  }
}

export type AttemptStore = ReturnType<typeof createAttemptStore>
