import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { newsletterSubscriptions } from '../db/schema.ts'
import type { Mailer } from '../mail/createMailer.ts'

type Dependencies = {
  readonly database: Database
  readonly mailer: Mailer
  readonly shopUrl: () => string
  /** The secret of the API client, from which the key of the links is derived. */
  readonly secret: string
}

type Interval = 'weekly' | 'monthly'

type Subscription = {
  readonly email: string
  readonly fullName: string
  readonly emails: Interval
}

const intervalOf = (emails: string): string => (emails === 'weekly' ? 'each week' : 'each month')

/** Days after which a subscription that was not confirmed is deleted. */
const PENDING_DAYS = 7

/** The newsletter, with double opt-in: an email address is subscribed after the link in its mail is followed. */
export const createNewsletter = ({ database, mailer, shopUrl, secret }: Dependencies) => {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'newsletter-links', 32))
  const keyOf = (email: string): string => createHmac('sha256', signingKey).update(email).digest('base64url')
  const isKey = (email: string, key: string): boolean => {
    const given = Buffer.from(key)
    const expected = Buffer.from(keyOf(email))
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  const linkOf = (step: 'confirm' | 'unsubscribe', email: string): string =>
    `${shopUrl()}/newsletter/${step}?${new URLSearchParams({ email, key: keyOf(email) })}`
  const ofEmail = (email: string) => eq(newsletterSubscriptions.email, email)

  /**
   * Sends a mail when somebody requests another interval for a confirmed address. The mail notifies the owner that the
   * address is already subscribed. Each requested interval sends one mail.
   */
  const announceConfirmed = async (email: string, requested: Interval): Promise<void> => {
    const [row] = await database.select().from(newsletterSubscriptions).where(ofEmail(email))
    if (!row || row.emails === requested) return
    await mailer.store({
      key: `newsletter:${email}:${row.createdAt.getTime()}:${requested}`,
      to: email,
      subject: 'You already get our newsletter',
      text: `This address gets our newsletter ${intervalOf(row.emails)}. To get it ${intervalOf(requested)} instead, remove the address with this link, then subscribe again:

${linkOf('unsubscribe', email)}

If you did not ask for it, do nothing.`,
    })
  }

  return {
    /**
     * Stores a subscription and mails the link that confirms it. Does not change a confirmed subscription, because
     * anybody can type its address; the owner gets a mail that explains how to change it.
     */
    subscribe: async ({ email, fullName, emails }: Subscription): Promise<void> => {
      const [row] = await database
        .insert(newsletterSubscriptions)
        .values({ email, fullName, emails })
        .onConflictDoUpdate({
          target: newsletterSubscriptions.email,
          set: { fullName, emails },
          setWhere: isNull(newsletterSubscriptions.confirmedAt),
        })
        .returning()
      if (!row) return announceConfirmed(email, emails)
      // The link can be sent again the next day, because the first mail may be lost. It is sent only once a day for
      // each site, because anybody can type the address.
      const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
      await mailer.store({
        key: `newsletter:${email}:${row.createdAt.getTime()}:${shopUrl()}:${today}`,
        to: email,
        subject: 'Confirm your subscription to our newsletter',
        text: `Follow this link to get our newsletter ${intervalOf(emails)}:

${linkOf('confirm', email)}

If you did not ask for it, do nothing. To remove this address at any time:

${linkOf('unsubscribe', email)}`,
      })
    },
    /** Confirms a subscription. `false` for a wrong key, and for an address that is not subscribed. */
    confirm: async (email: string, key: string): Promise<boolean> => {
      if (!isKey(email, key)) return false
      const rows = await database
        .update(newsletterSubscriptions)
        .set({ confirmedAt: sql`coalesce(${newsletterSubscriptions.confirmedAt}, now())` })
        .where(ofEmail(email))
        .returning()
      return rows.length > 0
    },
    /** Removes an email address. `false` for a wrong key; `true` for an address that was removed before. */
    unsubscribe: async (email: string, key: string): Promise<boolean> => {
      if (!isKey(email, key)) return false
      await database.delete(newsletterSubscriptions).where(ofEmail(email))
      return true
    },
    /** Deletes subscriptions that were not confirmed in time. */
    removePending: async (): Promise<void> => {
      await database
        .delete(newsletterSubscriptions)
        .where(
          and(
            isNull(newsletterSubscriptions.confirmedAt),
            lt(newsletterSubscriptions.createdAt, new Date(Date.now() - PENDING_DAYS * 86_400_000)),
          ),
        )
    },
  }
}

export type Newsletter = ReturnType<typeof createNewsletter>
