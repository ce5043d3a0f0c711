import { and, asc, desc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Database } from '../db/openDatabase.ts'
import { mails, supportImages } from '../db/schema.ts'
import { currentSite } from '../sites/currentSite.ts'

/** An email as plain text. Of two emails with the same key only the first is sent. */
export type Mail = {
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The email address for replies, unless replies go to the shop. */
  readonly replyTo?: string
  /** The message to customer support whose images are attached. */
  readonly supportMessageId?: string
}

type Options = {
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly log: Logger
  readonly now?: () => number
}

/** The pause after the first refusal of an email, in ms. The pause doubles with each further refusal, up to a day. */
const PAUSE_MS = 120_000
const LONGEST_PAUSE_MS = 86_400_000

/** The key of the lock that lets only one process at a time send unsent emails. The number is arbitrary. */
const SENDING_LOCK = 7_310_043
/** How long the process that stores an email has for its own try, in seconds. */
const FIRST_TRY_SECONDS = 60

/**
 * Returns the SMTP code with which the mail server refused one email. Returns `undefined` when the connection failed,
 * because that affects all emails.
 */
const replyOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return undefined
  const isOfMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isOfMail && typeof error.responseCode === 'number' && error.responseCode !== 421
    ? error.responseCode
    : undefined
}

export type StoredMail = typeof mails.$inferSelect

/** The result of sending a stored email again. `reply` is the SMTP code of a refusal. */
export type SendResult =
  | { readonly kind: 'sent' | 'sent-before' | 'missing' | 'unreachable' }
  | { readonly kind: 'refused'; readonly reply: number }

/** Converts an email to the row that is stored. */
export const mailRow = ({
  key,
  to,
  subject,
  text,
  replyTo,
  supportMessageId,
}: Mail): typeof mails.$inferInsert => ({
  key,
  recipient: to,
  sender: currentSite()?.mailFrom ?? null,
  subject,
  body: text,
  replyTo,
  supportMessageId,
})

/** Stores emails and sends them by SMTP. Without a mail server they are only stored, for the mailbox page. */
export const createMailer = (database: Database, { smtpUrl, from, log, now = Date.now }: Options) => {
  const transport = smtpUrl ? createTransport(smtpUrl) : undefined
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

  /** Failures since the process started, by the key of the email. */
  const failures = new Map<string, { readonly count: number; readonly retryAt: number }>()

  const attachmentsOf = async (messageId: string) => {
    const images = await database
      .select()
      .from(supportImages)
      .where(eq(supportImages.messageId, messageId))
      .orderBy(supportImages.position)
    return images.map(({ position, type, content }) => ({
      filename: `image-${position + 1}.${type.split('/')[1]}`,
      contentType: type,
      content,
    }))
  }

  const submit = async (mail: StoredMail): Promise<void> => {
    // The key becomes the message id, by which a mail server can recognise a duplicate.
    await transport?.sendMail({
      from: mail.sender ?? from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      ...(mail.supportMessageId ? { attachments: await attachmentsOf(mail.supportMessageId) } : {}),
      messageId: `<${encodeURIComponent(mail.key)}@${domain}>`,
    })
  }

  const deliver = async (mail: StoredMail): Promise<void> => {
    try {
      await submit(mail)
    } catch (error) {
      const refusal = replyOf(error)
      if (refusal !== undefined)
        await database.update(mails).set({ refusedAt: new Date(), refusal }).where(eq(mails.key, mail.key))
      throw error
    }
    await database
      .update(mails)
      .set({ sentAt: new Date(), refusedAt: null, refusal: null })
      .where(eq(mails.key, mail.key))
  }

  /** Stores the email and sends it. Throws when the mail server refuses it; the email stays stored. */
  const send = async (mail: Mail): Promise<void> => {
    await database.insert(mails).values(mailRow(mail)).onConflictDoNothing()
    const [stored] = await database.select().from(mails).where(eq(mails.key, mail.key))
    if (stored && !stored.sentAt) await deliver(stored)
  }

  const sendOldest = async (): Promise<void> => {
    const waiting = [...failures].filter(([, { retryAt }]) => retryAt > now()).map(([key]) => key)
    const unsent = await database
      .select()
      .from(mails)
      .where(
        and(
          isNull(mails.sentAt),
          notInArray(mails.key, waiting),
          // A newer email may just be sent by the process that stored it.
          lt(mails.createdAt, sql`now() - ${FIRST_TRY_SECONDS} * interval '1 second'`),
        ),
      )
      .orderBy(asc(mails.createdAt))
      .limit(100)
    for (const mail of unsent)
      try {
        await deliver(mail)
        failures.delete(mail.key)
      } catch (error) {
        const count = (failures.get(mail.key)?.count ?? 0) + 1
        const pause = Math.min(PAUSE_MS * 2 ** (count - 1), LONGEST_PAUSE_MS)
        failures.set(mail.key, { count, retryAt: now() + pause })
        const reply = replyOf(error)
        if (reply === undefined) throw error
        log.warn({ kind: mail.key.split(':')[0], reply, count }, 'an email was refused')
      }
  }

  return {
    send,
    /** Stores the email and sends it, now or when the mail server accepts it again. */
    store: async (mail: Mail): Promise<void> => {
      await send(mail).catch(async (error: unknown) => {
        const stored = await database.select().from(mails).where(eq(mails.key, mail.key))
        if (stored.length === 0) throw error
      })
    },
    /**
     * Sends stored emails that were not sent yet, the oldest first. An email that failed waits longer after each
     * failure, so that it does not delay the others. Stops when the connection fails. Does nothing while another
     * process does the same.
     */
    sendUnsent: (): Promise<void> =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.execute<{ ok: boolean }>(
          sql`select pg_try_advisory_xact_lock(${SENDING_LOCK}) as ok`,
        )
        if (rows[0]?.ok) await sendOldest()
      }),
    /**
     * Sends an unsent email at once, without the pause that follows a refusal. The result contains the mail server's
     * reply when the server refuses the email.
     */
    sendAgain: async (key: string): Promise<SendResult> => {
      const [stored] = await database.select().from(mails).where(eq(mails.key, key))
      if (!stored) return { kind: 'missing' }
      if (stored.sentAt) return { kind: 'sent-before' }
      failures.delete(key)
      try {
        await deliver(stored)
        return { kind: 'sent' }
      } catch (error) {
        const reply = replyOf(error)
        return reply === undefined ? { kind: 'unreachable' } : { kind: 'refused', reply }
      }
    },
    /** Deletes emails that were sent three months ago. */
    removeOld: async (): Promise<void> => {
      await database.delete(mails).where(lt(mails.sentAt, new Date(Date.now() - 90 * 86_400_000)))
    },
    /** The newest emails. */
    newest: (count: number): Promise<StoredMail[]> =>
      database.select().from(mails).orderBy(desc(mails.createdAt)).limit(count),
    close: (): void => transport?.close(),
  }
}

export type Mailer = ReturnType<typeof createMailer>
