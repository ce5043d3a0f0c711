import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { handovers } from '../db/schema.ts'
import { digest, newSecret, seal, unseal } from '../db/sealed.ts'

/** How long a code can be used. */
const LIFETIME = sql`interval '30 seconds'`

/** Stores sessions while they are handed over to another origin of the shop. */
export const createHandovers = (database: Database) => ({
  /** Stores a session, removes expired sessions, and returns the code. */
  store: async (state: string): Promise<string> => {
    const code = newSecret()
    await database.delete(handovers).where(sql`${handovers.createdAt} < now() - ${LIFETIME}`)
    await database.insert(handovers).values({ codeDigest: digest(code), sealedState: seal(code, state) })
    return code
  },
  /** Returns the session of a code, once; undefined when the code was used, has expired or never existed. */
  redeem: async (code: string): Promise<string | undefined> => {
    const [found] = await database
      .delete(handovers)
      .where(eq(handovers.codeDigest, digest(code)))
      .returning({
        sealedState: handovers.sealedState,
        isExpired: sql<boolean>`${handovers.createdAt} < now() - ${LIFETIME}`,
      })
    const state = found && !found.isExpired ? unseal(code, found.sealedState) : undefined
    return typeof state === 'string' ? state : undefined
  },
})

export type Handovers = ReturnType<typeof createHandovers>
