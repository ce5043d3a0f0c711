import { desc, eq, isNull, lt } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Database } from '../db/openDatabase.ts'
import { mails, supportImages } from '../db/schema.ts'

/** An email as plain text. Of two with the same key only the first is sent. */
export type Mail = {
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where a reply goes, when not to the shop. */
  readonly replyTo?: string
  /** The message to customer support whose images are attached. */
  readonly supportMessageId?: string
}

type Options = { readonly smtpUrl: string | undefined; readonly from: string }

export type StoredMail = typeof mails.$inferSelect

/** An email as it is stored. */
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
  subject,
  body: text,
  replyTo,
  supportMessageId,
})

/** Stores emails and sends them by SMTP. Without a mail server they are only stored, for the mailbox page. */
export const createMailer = (database: Database, { smtpUrl, from }: Options) => {
  const transport = smtpUrl ? createTransport(smtpUrl) : undefined
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

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

  const deliver = async (mail: StoredMail): Promise<void> => {
    // The key becomes the message id, by which a mail server can recognise a duplicate.
    await transport?.sendMail({
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      ...(mail.supportMessageId ? { attachments: await attachmentsOf(mail.supportMessageId) } : {}),
      messageId: `<${encodeURIComponent(mail.key)}@${domain}>`,
    })
    await database.update(mails).set({ sentAt: new Date() }).where(eq(mails.key, mail.key))
  }

  /** Stores the email and sends it. Throws when the mail server refuses it; the email stays stored. */
  const send = async (mail: Mail): Promise<void> => {
    await database.insert(mails).values(mailRow(mail)).onConflictDoNothing()
    const [stored] = await database.select().from(mails).where(eq(mails.key, mail.key))
    if (stored && !stored.sentAt) await deliver(stored)
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
    /** Sends stored emails that were not sent yet, one after the other; stops at the first failure. */
    sendUnsent: async (): Promise<void> => {
      for (const mail of await database.select().from(mails).where(isNull(mails.sentAt)).limit(100))
        await deliver(mail)
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
