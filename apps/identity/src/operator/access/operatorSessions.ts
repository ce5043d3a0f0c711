import { createHmac } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../db/openDatabase.ts'
import { operatorSessions } from '../../db/schema.ts'
import { newSecret } from '../../db/sealed.ts'

/** Milliseconds for which a login of an operator is valid. */
export const OPERATOR_SESSION_MS = 8 * 3_600_000

/**
 * Stores the logins of operators. The stored digest of a login's id depends on the key, so a new `OPERATOR_KEY` ends
 * all logins.
 */
export const createOperatorSessions = (database: Database, key: string, now: () => number = Date.now) => {
  const digestOf = (id: string): string => createHmac('sha256', key).update(id).digest('hex')
  return {
    /** Stores a login, removes expired logins, and returns the new id. */
    begin: async (operator: string): Promise<string> => {
      const id = newSecret()
      await database.delete(operatorSessions).where(lt(operatorSessions.expiresAt, new Date(now())))
      await database
        .insert(operatorSessions)
        .values({ idDigest: digestOf(id), operator, expiresAt: new Date(now() + OPERATOR_SESSION_MS) })
      return id
    },
    /** The name of the operator; undefined when the login has expired or ended. */
    operatorOf: async (id: string): Promise<string | undefined> => {
      const [row] = await database
        .select()
        .from(operatorSessions)
        .where(
          and(eq(operatorSessions.idDigest, digestOf(id)), gt(operatorSessions.expiresAt, new Date(now()))),
        )
      return row?.operator
    },
    end: async (id: string): Promise<void> => {
      await database.delete(operatorSessions).where(eq(operatorSessions.idDigest, digestOf(id)))
    },
  }
}

export type OperatorSessions = ReturnType<typeof createOperatorSessions>
