import { and, eq, gt, lt } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/openDatabase.ts'
import { pendingRegistrations } from '../db/schema.ts'
import { digest, newSecret, seal, unseal } from '../db/sealed.ts'
import type { Mailer } from '../mail/createMailer.ts'
import { operations } from '../openapi/operations.ts'
import type { Registration } from './signIn.ts'

/** Milliseconds for which the link of a registration is valid. */
const LINK_MS = 24 * 3_600_000

/**
 * Registrations that wait for confirmation by an emailed link. Known and unknown addresses are treated alike: only
 * the owner of the mailbox learns whether there is an account. The link is the key that decrypts the registration,
 * including its password.
 */
export const createPendingRegistrations = (database: Database, mailer: Mailer, shopUrl: () => string) => ({
  create: async (registration: Registration): Promise<void> => {
    const token = newSecret()
    await database.delete(pendingRegistrations).where(lt(pendingRegistrations.expiresAt, new Date()))
    await database.insert(pendingRegistrations).values({
      tokenHash: digest(token),
      sealed: seal(token, registration),
      expiresAt: new Date(Date.now() + LINK_MS),
    })
    await mailer.send({
      key: `registration:${digest(token)}`,
      to: registration.email,
      subject: 'Finish your registration',
      text: `Follow this link within a day to finish your registration:

${shopUrl()}/account/register?token=${token}

If you have an account already, the link changes nothing: log in as usual, or ask for a new password.
If you did not ask for this, do nothing.`,
    })
  },
  find: async (token: string): Promise<Registration | undefined> => {
    const [row] = await database
      .select()
      .from(pendingRegistrations)
      .where(
        and(
          eq(pendingRegistrations.tokenHash, digest(token)),
          gt(pendingRegistrations.expiresAt, new Date()),
        ),
      )
    const registration = v.safeParse(operations.register.body, row && unseal(token, row.sealed))
    return registration.success ? registration.output : undefined
  },
  remove: async (token: string): Promise<void> => {
    await database.delete(pendingRegistrations).where(eq(pendingRegistrations.tokenHash, digest(token)))
  },
})

export type PendingRegistrations = ReturnType<typeof createPendingRegistrations>
