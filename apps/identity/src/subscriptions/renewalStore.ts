import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { accountDeletions, subscriptionRenewals } from '../db/schema.ts'
import type { Period } from './createSubscriptions.ts'

export type Renewal = typeof subscriptionRenewals.$inferSelect
export type RenewalProblem = NonNullable<Renewal['problem']>

type Key = Pick<Period, 'customerId' | 'name'>

/** Days for which a failed renewal is retried; the subscription continues during these days. */
export const GRACE_DAYS = 7

/** The time at which a subscription ends if it could not be renewed. */
export const graceEnd = ({ endsAt }: Pick<Period, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + GRACE_DAYS * 86_400_000)

/** How many tries to renew a period have failed. */
export const failuresOf = (
  renewal: Renewal | undefined,
  { orderNumber }: Pick<Period, 'orderNumber'>,
): number => (renewal?.failedOrderNumber === orderNumber ? renewal.failures : 0)

/** Stores the customers' settings of renewals, and the outcome of each try. */
export const createRenewalStore = (database: Database) => {
  const of = ({ customerId, name }: Key) =>
    and(eq(subscriptionRenewals.customerId, customerId), eq(subscriptionRenewals.name, name))
  return {
    find: async (key: Key): Promise<Renewal | undefined> =>
      (await database.select().from(subscriptionRenewals).where(of(key)))[0],
    /**
     * Turns the renewal of a subscription on, with a saved card. If earlier tries failed, the next try with this card
     * is due at once.
     */
    turnOn: async ({ customerId, name }: Key, cardId: string): Promise<void> => {
      const values = { isOn: true, cardId, triedAt: null, updatedAt: new Date() }
      await database
        .insert(subscriptionRenewals)
        .values({ customerId, name, ...values })
        .onConflictDoUpdate({
          target: [subscriptionRenewals.customerId, subscriptionRenewals.name],
          set: values,
        })
    },
    turnOff: async (key: Key): Promise<void> => {
      await database.update(subscriptionRenewals).set({ isOn: false, updatedAt: new Date() }).where(of(key))
    },
    /** Records the outcome of a try. A repeated run records the same. */
    recordFailure: async (period: Period, failures: number, problem: RenewalProblem): Promise<void> => {
      await database
        .update(subscriptionRenewals)
        .set({ failedOrderNumber: period.orderNumber, failures, triedAt: new Date(), problem })
        .where(of(period))
    },
    recordSuccess: async (key: Key): Promise<void> => {
      await database
        .update(subscriptionRenewals)
        .set({ failedOrderNumber: null, failures: 0, triedAt: null, problem: null })
        .where(of(key))
    },
    /** Whether the customer has requested that the account is erased. */
    isLeaving: async (customerId: string): Promise<boolean> =>
      (await database.select().from(accountDeletions).where(eq(accountDeletions.customerId, customerId)))
        .length > 0,
  }
}

export type RenewalStore = ReturnType<typeof createRenewalStore>
