import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { accountDeletions } from '../db/schema.ts'
import type { Mailer } from '../mail/createMailer.ts'
import { formatDay } from '../mail/formatDay.ts'
import { currentSite } from '../sites/currentSite.ts'

const DAY_MS = 24 * 3_600_000

type Dependencies = {
  readonly database: Database
  readonly mailer: Mailer
  readonly shopUrl: () => string
  /** Days between the request and the erasure, in which the customer can withdraw. */
  readonly waitingDays: number
}

/** Stores customers' requests for the erasure of their accounts. */
export const createAccountDeletions = ({ database, mailer, shopUrl, waitingDays }: Dependencies) => {
  const of = (customerId: string) => eq(accountDeletions.customerId, customerId)
  const waiting = (customerId: string) => and(of(customerId), eq(accountDeletions.state, 'waiting'))

  const find = async (customerId: string) =>
    (await database.select().from(accountDeletions).where(of(customerId)))[0]
  const eraseAt = async (customerId: string): Promise<string | null> =>
    (await find(customerId))?.eraseAt.toISOString() ?? null

  return {
    /** When the account will be erased (ISO 8601); `null` unless the customer has requested it. */
    eraseAt,
    /** The key of the site where the erasure was requested; `null` when there is none. */
    siteOf: async (customerId: string): Promise<string | null> => (await find(customerId))?.site ?? null,
    /**
     * Stores a request for the erasure, and sends a mail that contains the date. A repeated request changes nothing.
     */
    request: async (customer: { id: string; email: string }): Promise<string | null> => {
      const [made] = await database
        .insert(accountDeletions)
        .values({
          customerId: customer.id,
          eraseAt: new Date(Date.now() + waitingDays * DAY_MS),
          site: currentSite()?.key ?? null,
        })
        .onConflictDoNothing()
        .returning()
      if (made)
        await mailer.store({
          key: `account-deletion:${customer.id}:${made.requestedAt.getTime()}`,
          to: customer.email,
          subject: 'Your account will be deleted',
          text: `You asked us to delete your account. We do so on ${formatDay(made.eraseAt)}: your orders stay without your name and addresses, as the law requires, and everything else is erased.

If an order or a return is still in progress on that day, we wait until it is done.

To keep the account, log in before then and choose "Keep my account":

${shopUrl()}/account/dashboard/profile`,
        })
      return eraseAt(customer.id)
    },
    /** Withdraws the request. Returns `false` when the account is being erased. */
    withdraw: async (customerId: string): Promise<boolean> => {
      await database.delete(accountDeletions).where(waiting(customerId))
      return (await eraseAt(customerId)) === null
    },
    /** The customers whose accounts are due for erasure, or are being erased. */
    due: async (): Promise<string[]> =>
      (
        await database
          .select({ customerId: accountDeletions.customerId })
          .from(accountDeletions)
          .where(lte(accountDeletions.eraseAt, sql`now()`))
          .limit(100)
      ).map(({ customerId }) => customerId),
    /** Marks the request as no longer withdrawable. Returns `false` when it was withdrawn already. */
    claim: async (customerId: string): Promise<boolean> =>
      (await database.update(accountDeletions).set({ state: 'erasing' }).where(of(customerId)).returning())
        .length > 0,
    /** Postpones the erasure by a day. */
    postpone: async (customerId: string): Promise<void> => {
      await database
        .update(accountDeletions)
        .set({ eraseAt: new Date(Date.now() + DAY_MS) })
        .where(waiting(customerId))
    },
    finish: async (customerId: string): Promise<void> => {
      await database.delete(accountDeletions).where(of(customerId))
    },
  }
}

export type AccountDeletions = ReturnType<typeof createAccountDeletions>
