import { and, desc, eq, like, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { ledgerAccounts, ledgerPostings, ledgerTransfers } from '../db/schema.ts'

/** The reason of a movement. */
export type Reason = 'issued' | 'gift-card' | 'held' | 'spent' | 'released' | 'refunded' | 'adjusted'

type Transfer = {
  readonly key: string
  readonly reason: Reason
  readonly from: string
  readonly to: string
  readonly cents: number
  readonly currency: string
  readonly orderNumber?: string | undefined
}

/** A movement of a customer's credit; negative when credit was spent. */
export type CreditMovement = {
  readonly cents: number
  readonly reason: string
  readonly orderNumber: string | null
  readonly at: string
}

class Overdrawn extends Error {}

const CHECK_VIOLATION = '23514'

/** Whether an error is a violation of a check constraint. Postgres's error code is nested in one or two causes. */
const isCheckViolation = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === CHECK_VIOLATION) || ('cause' in error && isCheckViolation(error.cause)))

const customer = (id: string, currency: string): string => `customer:${id}:${currency}`

/**
 * Store credit ("spoondollars") in double-entry bookkeeping. Every movement has a key and happens once. A table
 * constraint prevents a balance below zero, even if credit is spent in parallel.
 */
export const createLedger = (database: Database) => {
  const move = async ({ key, reason, from, to, cents, currency, orderNumber }: Transfer): Promise<void> => {
    await database.transaction(async (tx) => {
      const [made] = await tx
        .insert(ledgerTransfers)
        .values({ key, reason, orderNumber })
        .onConflictDoNothing()
        .returning()
      if (!made) return
      const sides = [
        { accountId: from, cents: -cents },
        { accountId: to, cents },
      ].sort((a, b) => (a.accountId < b.accountId ? -1 : 1))
      // Always updates accounts in the same order, so that two transfers cannot deadlock.
      for (const side of sides) {
        await tx.insert(ledgerAccounts).values({ id: side.accountId, currency }).onConflictDoNothing()
        await tx
          .update(ledgerAccounts)
          .set({ balanceCents: sql`${ledgerAccounts.balanceCents} + ${side.cents}` })
          .where(eq(ledgerAccounts.id, side.accountId))
          .catch((error: unknown) => {
            throw isCheckViolation(error) ? new Overdrawn() : error
          })
      }
      await tx.insert(ledgerPostings).values(sides.map((side) => ({ transferKey: key, ...side })))
    })
  }

  const reasonOf = async (key: string): Promise<string | undefined> =>
    (await database.select().from(ledgerTransfers).where(eq(ledgerTransfers.key, key)))[0]?.reason

  const balance = async (customerId: string, currency: string): Promise<number> => {
    const [row] = await database
      .select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.id, customer(customerId, currency)))
    return row?.balanceCents ?? 0
  }

  return {
    balance,
    /** The balances in all currencies in which a customer has or had credit. */
    balances: async (customerId: string): Promise<{ currency: string; cents: number }[]> =>
      (
        await database
          .select()
          .from(ledgerAccounts)
          .where(like(ledgerAccounts.id, `customer:${customerId}:%`))
      ).map(({ currency, balanceCents }) => ({ currency, cents: balanceCents })),
    /** A customer's movements, newest first. */
    history: async (customerId: string, currency: string, limit: number): Promise<CreditMovement[]> => {
      const rows = await database
        .select()
        .from(ledgerPostings)
        .innerJoin(ledgerTransfers, eq(ledgerTransfers.key, ledgerPostings.transferKey))
        .where(and(eq(ledgerPostings.accountId, customer(customerId, currency))))
        .orderBy(desc(ledgerTransfers.createdAt))
        .limit(limit)
      return rows.map((row) => ({
        cents: row.ledger_posting.cents,
        reason: row.ledger_transfer.reason,
        orderNumber: row.ledger_transfer.orderNumber,
        at: row.ledger_transfer.createdAt.toISOString(),
      }))
    },
    /** Credits a customer. */
    issue: (
      key: string,
      customerId: string,
      currency: string,
      cents: number,
      reason: 'issued' | 'gift-card' = 'issued',
    ): Promise<void> =>
      move({
        key,
        reason,
        from: `issued:${currency}`,
        to: customer(customerId, currency),
        cents,
        currency,
      }),
    /**
     * Changes a customer's credit by an operator's decision, once for each key; negative cents reduce it. `false` when the
     * balance would be below zero.
     */
    adjust: async (key: string, customerId: string, currency: string, cents: number): Promise<boolean> => {
      const own = customer(customerId, currency)
      const issued = `issued:${currency}`
      const [from, to] = cents < 0 ? [own, issued] : [issued, own]
      try {
        await move({ key, reason: 'adjusted', from, to, cents: Math.abs(cents), currency })
        return true
      } catch (error) {
        if (error instanceof Overdrawn) return false
        throw error
      }
    },
    /** Reserves credit for an order; `false` when there is too little. */
    hold: async (hold: Hold): Promise<boolean> => {
      const { attemptId, customerId, currency, cents, orderNumber } = hold
      try {
        await move({
          key: `${attemptId}:hold`,
          reason: 'held',
          from: customer(customerId, currency),
          to: `held:${currency}`,
          cents,
          currency,
          orderNumber,
        })
        return true
      } catch (error) {
        if (error instanceof Overdrawn) return false
        throw error
      }
    },
    /** The hold of an attempt, settled or not; `undefined` when there is none. */
    findHold: async (attemptId: string): Promise<Hold | undefined> => {
      const rows = await database
        .select()
        .from(ledgerPostings)
        .where(eq(ledgerPostings.transferKey, `${attemptId}:hold`))
      for (const { accountId, cents } of rows) {
        const [, customerId, currency] = /^customer:(.+):([A-Z]{3})$/.exec(accountId) ?? []
        if (customerId && currency) return { attemptId, customerId, currency, cents: -cents }
      }
      return undefined
    },
    /**
     * Settles a hold for good: the credit is spent or released. Only the first call has an effect. Returns `false` when
     * an earlier call settled the hold in the other way, or when there is no hold.
     */
    settle: async (hold: Hold, end: 'spent' | 'released'): Promise<boolean> => {
      const { attemptId, customerId, currency, cents, orderNumber } = hold
      if ((await reasonOf(`${attemptId}:hold`)) === undefined) return false
      const to = end === 'spent' ? `spent:${currency}` : customer(customerId, currency)
      await move({
        key: `${attemptId}:settle`,
        reason: end,
        from: `held:${currency}`,
        to,
        cents,
        currency,
        orderNumber,
      })
      return (await reasonOf(`${attemptId}:settle`)) === end
    },
    /** Returns credit that was spent, once. Does nothing when no credit was spent. */
    refund: async ({ attemptId, customerId, currency, cents, orderNumber }: Hold): Promise<void> => {
      if ((await reasonOf(`${attemptId}:settle`)) !== 'spent') return
      await move({
        key: `${attemptId}:refund`,
        reason: 'refunded',
        from: `spent:${currency}`,
        to: customer(customerId, currency),
        cents,
        currency,
        orderNumber,
      })
    },
    /** Returns a part of the spent credit, once for each key. Does nothing when no credit was spent. */
    refundPart: async (
      key: string,
      { attemptId, customerId, currency, orderNumber }: Hold,
      cents: number,
    ): Promise<void> => {
      if (cents > 0 && (await reasonOf(`${attemptId}:settle`)) === 'spent')
        await move({
          key,
          reason: 'refunded',
          from: `spent:${currency}`,
          to: customer(customerId, currency),
          cents,
          currency,
          orderNumber,
        })
    },
  }
}

/** Credit reserved for an attempt. */
export type Hold = {
  readonly attemptId: string
  readonly customerId: string
  readonly currency: string
  readonly cents: number
  readonly orderNumber?: string | undefined
}

export type Ledger = ReturnType<typeof createLedger>
