import { randomBytes } from 'node:crypto'
import { CreateDiscountCodeDocument } from '@selvedge/commerce-client/server'
import { and, eq } from 'drizzle-orm'
import { type Commerce, runMutation, valueOrRefusal } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import { promotionGrants } from '../db/schema.ts'
import { digest } from '../db/sealed.ts'

/** Letters and digits that are not easily confused. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const newCode = (): string =>
  `ID-${[...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`

/** Grants codes that work once, one for each person and group: a repeated request gets the same code. */
export const createGrants = (database: Database, commerce: Commerce, cartDiscountKey: string) => {
  const find = async (person: string, group: string): Promise<string | undefined> => {
    const [row] = await database
      .select()
      .from(promotionGrants)
      .where(and(eq(promotionGrants.person, person), eq(promotionGrants.group, group)))
    return row?.code
  }

  /** Creates the code at the platform, unless an earlier call did. */
  const publish = async (code: string, group: string): Promise<void> => {
    const made = valueOrRefusal(
      await runMutation(commerce.server, CreateDiscountCodeDocument, {
        draft: {
          code,
          name: [{ locale: 'en-US', value: `Verified: ${group}` }],
          cartDiscounts: [{ typeId: 'cart-discount', key: cartDiscountKey }],
          maxApplications: 1,
        },
      }),
    )
    if (!made.ok && made.problem.code !== 'DuplicateField') throw new Error(made.problem.message)
  }

  return async (proven: string, group: string): Promise<string> => {
    const person = digest(proven)
    // The code is stored before it is published, so that a crash in between creates no second code.
    await database.insert(promotionGrants).values({ person, group, code: newCode() }).onConflictDoNothing()
    const code = (await find(person, group)) ?? ''
    await publish(code, group)
    return code
  }
}

export type Grants = ReturnType<typeof createGrants>
