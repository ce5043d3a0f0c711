import { and, asc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/openDatabase.ts'
import { cardRemovals, cartPayments, savedCards, subscriptionRenewals } from '../db/schema.ts'
import type { Providers } from '../providers/createProviders.ts'
import type { SavedCard } from './savedCardStore.ts'

type Dependencies = { readonly database: Database; readonly providers: Providers; readonly log: Logger }

/** The maximum number of accounts in one round. */
const ROUND = 100

/** Replaces a saved account with an equal account that was saved earlier, also in renewals and carts. */
const merge = async (transaction: Database, kept: SavedCard, later: SavedCard): Promise<SavedCard> => {
  const isToken = and(eq(cartPayments.provider, later.provider), eq(cartPayments.token, later.token))
  await transaction.delete(savedCards).where(eq(savedCards.id, later.id))
  await transaction
    .update(subscriptionRenewals)
    .set({ cardId: kept.id })
    .where(
      and(eq(subscriptionRenewals.customerId, later.customerId), eq(subscriptionRenewals.cardId, later.id)),
    )
  await transaction.update(cartPayments).set({ token: kept.token }).where(isToken)
  await transaction
    .insert(cardRemovals)
    .values({ provider: later.provider, token: later.token })
    .onConflictDoNothing()
  const isBilled = kept.billingAddress !== null
  const merged = {
    nickname: kept.nickname || later.nickname,
    isDefault: kept.isDefault || later.isDefault,
    billingAddress: isBilled ? kept.billingAddress : later.billingAddress,
    // Increases the revision when the address changes, so that a form that was opened before the merge is refused.
    billingRevision: Math.max(kept.billingRevision, later.billingRevision) + (isBilled ? 0 : 1),
  }
  await transaction.update(savedCards).set(merged).where(eq(savedCards.id, kept.id))
  return { ...kept, ...merged }
}

/**
 * Looks up the payer ids of PayPal accounts that were saved before the shop stored them, and merges accounts of the
 * same payer. The account that was saved first stays. If it has no nickname or no billing address, it gets that of the
 * other account.
 */
export const createPayerIds = ({ database, providers, log }: Dependencies) => {
  const complete = ({ id, customerId, provider }: SavedCard, payerId: string): Promise<void> =>
    database.transaction(async (transaction) => {
      // Takes the lock under which methods of a customer are saved.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 43))`)
      await transaction.update(savedCards).set({ payerId }).where(eq(savedCards.id, id))
      const [first, ...others] = await transaction
        .select()
        .from(savedCards)
        .where(
          and(
            eq(savedCards.customerId, customerId),
            eq(savedCards.provider, provider),
            eq(savedCards.kind, 'paypal'),
            eq(savedCards.payerId, payerId),
          ),
        )
        .orderBy(asc(savedCards.createdAt))
      let kept = first
      for (const other of others) if (kept) kept = await merge(transaction, kept, other)
    })

  return {
    /** Completes the oldest accounts; stops at the first failure. */
    completeAll: async (): Promise<void> => {
      const rows = await database
        .select()
        .from(savedCards)
        .where(and(eq(savedCards.kind, 'paypal'), eq(savedCards.payerId, '')))
        .orderBy(asc(savedCards.createdAt))
        .limit(ROUND)
      for (const row of rows) {
        const provider = providers.storedBy(row.provider)
        if (!provider) continue
        try {
          const payment = await provider.find(row.token)
          // For an account that the provider has deleted, the token serves as payer id, because a token is unique.
          await complete(row, payment?.payerId || row.token)
        } catch (error) {
          log.warn({ provider: row.provider, reason: error }, 'payer of a saved account is not looked up yet')
          return
        }
      }
    },
  }
}
