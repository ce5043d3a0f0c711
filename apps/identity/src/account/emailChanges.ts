import { FindCustomerDocument, UpdateCustomerDocument } from '@selvedge/commerce-client/server'
import { and, eq, gt } from 'drizzle-orm'
import { type Commerce, runMutation, runQuery, valueOrRefusal, valueOrThrow } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import { emailChanges } from '../db/schema.ts'
import { digest, newSecret } from '../db/sealed.ts'
import type { Mailer } from '../mail/createMailer.ts'

/** Milliseconds for which the link of a change is valid. */
const LINK_MS = 24 * 3_600_000

type Dependencies = {
  readonly database: Database
  readonly commerce: Commerce
  readonly mailer: Mailer
  readonly shopUrl: () => string
}

/**
 * Changes of email addresses. The new address is used once the link in its mail is followed; the current address gets a notice, so
 * that its owner sees a change by somebody else. Known and unknown addresses are treated alike. A new password ends a pending
 * change, because the person who requested it may have known the old password.
 */
export const createEmailChanges = ({ database, commerce, mailer, shopUrl }: Dependencies) => ({
  /**
   * Stores a change of a customer whose password was just checked. Returns false when the customer was changed in the
   * meantime.
   */
  request: async (
    customer: { id: string; email: string; version: number },
    email: string,
  ): Promise<boolean> => {
    const token = newSecret()
    const change = { tokenHash: digest(token), email, expiresAt: new Date(Date.now() + LINK_MS) }
    await database
      .insert(emailChanges)
      .values({ customerId: customer.id, ...change })
      .onConflictDoUpdate({ target: emailChanges.customerId, set: change })
    const latest = valueOrThrow(await runQuery(commerce.server, FindCustomerDocument, { id: customer.id }))
    // The customer was changed after the password check, for example by a new password. A new password removes only the
    // email changes that are stored already, so this change has to be removed here.
    if (latest.customer?.version !== customer.version) {
      await database.delete(emailChanges).where(eq(emailChanges.tokenHash, change.tokenHash))
      return false
    }
    await mailer.store({
      key: `email-change:${change.tokenHash}`,
      to: email,
      subject: 'Confirm your new email address',
      text: `Follow this link within a day to log in with this address from now on:

${shopUrl()}/account/email?token=${token}

If you did not ask for this, do nothing: the account keeps its address.`,
    })
    await mailer.store({
      key: `email-change-notice:${change.tokenHash}`,
      to: customer.email,
      subject: 'Your email address will change',
      text: `Your account is about to get another email address. The change takes effect when the link that we sent there is followed.

If this was not you, set a new password now; it signs every device out:

${shopUrl()}/account/forgot`,
    })
    return true
  },
  /** Removes the pending change of a customer who has a new password; its link is invalid from now on. */
  cancel: async (customerId: string): Promise<void> => {
    await database.delete(emailChanges).where(eq(emailChanges.customerId, customerId))
  },
  /**
   * Changes the email address. Returns `false` for a link that is unknown, used or expired, and when the address
   * belongs to another account.
   */
  confirm: async (token: string): Promise<boolean> => {
    const tokenHash = digest(token)
    const find = async () =>
      (
        await database
          .select()
          .from(emailChanges)
          .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, new Date())))
      )[0]
    const change = await find()
    if (!change) return false
    const { customer } = valueOrThrow(
      await runQuery(commerce.server, FindCustomerDocument, { id: change.customerId }),
    )
    // Reads the change a second time, because a new password may have removed it before the customer was read.
    if (!customer || !(await find())) return false
    if (customer.email !== change.email) {
      const { id, version } = customer
      const actions = [{ changeEmail: { email: change.email } }]
      const changed = valueOrRefusal(
        await runMutation(commerce.server, UpdateCustomerDocument, { id, version, actions }),
      )
      if (!changed.ok) return false
      await mailer.store({
        key: `email-changed:${tokenHash}`,
        to: customer.email,
        subject: 'Your email address was changed',
        text: `Your account has another email address now. We no longer write to this one.

If this was not you, write to us at once: ${shopUrl()}/account/dashboard/support`,
      })
    }
    await database.delete(emailChanges).where(eq(emailChanges.tokenHash, tokenHash))
    return true
  },
})

export type EmailChanges = ReturnType<typeof createEmailChanges>
