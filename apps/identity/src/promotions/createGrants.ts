import { randomBytes } from 'node:crypto'
import { CreateDiscountCodeDocument } from '@selvedge/commerce-client/server'
import { and, eq } from 'drizzle-orm'
import { answered, type Commerce, runMutation } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import { promotionGrants } from '../db/schema.ts'
import { digest } from '../db/sealed.ts'

/** No letters or digits that are easily mistaken for others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const newCode = (): string =>
  `ID-${[...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`

/** Codes that work once, one a person and group: who asks again gets the same. */
export const createGrants = (database: Database, commerce: Commerce, cartDiscountKey: string) => {
  const find = async (person: string, group: string): Promise<string | undefined> => {
    const [row] = await database
      .select()
      .from(promotionGrants)
      .where(and(eq(promotionGrants.person, person), eq(promotionGrants.group, group)))
    return row?.code
  }

  /** The code at the platform; it may be there from an earlier try. */
  const publish = async (code: string, group: string): Promise<void> => {
    const made = answered(
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
    // Written down before it is published, so that a crash in between makes no second code.
    await database.insert(promotionGrants).values({ person, group, code: newCode() }).onConflictDoNothing()
    const code = (await find(person, group)) ?? ''
    await publish(code, group)
    return code
  }
}

export type Grants = ReturnType<typeof createGrants>
