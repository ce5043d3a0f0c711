import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { experimentExposures, orderAttempts } from '../db/schema.ts'
import { visitorDigest } from './experimentVisitor.ts'

/** The number of days after which everything about an exposure is deleted. */
const KEPT_DAYS = 180

/** Stores which experiments were seen by visitors who consented. */
export const createExposureStore = (database: Database) => ({
  /** Records the first exposure; a repeated one changes nothing. */
  record: async (visitor: string, experiment: string, variant: string): Promise<void> => {
    await database
      .insert(experimentExposures)
      .values({ experiment, variant, experimentVisitor: visitorDigest(visitor) })
      .onConflictDoNothing()
  },
  /**
   * Returns the digest to store with an order. Returns `undefined` for a visitor who saw no experiment, or who withdrew
   * their consent.
   */
  digestOfKnown: async (visitor: string): Promise<string | undefined> => {
    const digest = visitorDigest(visitor)
    const [found] = await database
      .select({ variant: experimentExposures.variant })
      .from(experimentExposures)
      .where(eq(experimentExposures.experimentVisitor, digest))
      .limit(1)
    return found && digest
  },
  /** Removes what is stored about a visitor, also from their orders. */
  forget: async (visitor: string): Promise<void> => {
    const digest = visitorDigest(visitor)
    await database.transaction(async (transaction) => {
      await transaction.delete(experimentExposures).where(eq(experimentExposures.experimentVisitor, digest))
      await transaction
        .update(orderAttempts)
        .set({ experimentVisitor: null })
        .where(eq(orderAttempts.experimentVisitor, digest))
    })
  },
  /** Removes old exposures, and the digests of old orders. */
  removeOld: async (): Promise<void> => {
    const before = sql`now() - ${KEPT_DAYS} * interval '1 day'`
    await database.delete(experimentExposures).where(lt(experimentExposures.seenAt, before))
    await database
      .update(orderAttempts)
      .set({ experimentVisitor: null })
      .where(sql`${orderAttempts.experimentVisitor} is not null and ${orderAttempts.createdAt} < ${before}`)
  },
})

export type ExposureStore = ReturnType<typeof createExposureStore>
