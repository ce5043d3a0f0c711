import { and, asc, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/openDatabase.ts'
import { cardRemovals } from '../db/schema.ts'
import type { Providers } from '../providers/createProviders.ts'

type Removal = Pick<typeof cardRemovals.$inferSelect, 'provider' | 'token'>

type Dependencies = { readonly database: Database; readonly providers: Providers; readonly log: Logger }

/** The maximum number of removals in one round. */
const ROUND = 100

/** Deletes removed cards at their providers, now or when the provider responds again. */
export const createCardRemovals = ({ database, providers, log }: Dependencies) => {
  /** Returns whether the provider deleted the card. A provider that is not configured any more gets no call. */
  const finish = async ({ provider, token }: Removal): Promise<boolean> => {
    try {
      await providers.storedBy(provider)?.forget(token)
      await database
        .delete(cardRemovals)
        .where(and(eq(cardRemovals.provider, provider), eq(cardRemovals.token, token)))
      return true
    } catch (error) {
      log.warn({ provider, reason: error }, 'card is not deleted at its provider yet')
      return false
    }
  }
  return {
    finish,
    /** Finishes the removals whose provider did not respond before, the oldest first; stops at the first failure. */
    finishAll: async (): Promise<void> => {
      const rows = await database
        .select()
        .from(cardRemovals)
        .orderBy(asc(cardRemovals.createdAt))
        .limit(ROUND)
      for (const row of rows) if (!(await finish(row))) return
    },
  }
}

export type CardRemovals = ReturnType<typeof createCardRemovals>
