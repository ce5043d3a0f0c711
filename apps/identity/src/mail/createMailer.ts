import { desc, eq, isNull } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Database } from '../db/openDatabase.ts'
import { mails } from '../db/schema.ts'

/** A mail as plain text. Of two with one key only the first is sent. */
export type Mail = {
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

type Options = { readonly smtpUrl: string | undefined; readonly from: string }

export type KeptMail = typeof mails.$inferSelect

/** Sends mails by SMTP, and keeps them. Without a mail server they are only kept, for the mailbox page. */
export const createMailer = (database: Database, { smtpUrl, from }: Options) => {
  const transport = smtpUrl ? createTransport(smtpUrl) : undefined
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

  const deliver = async (mail: KeptMail): Promise<void> => {
    // The key is the message's id: a mail server that sees it twice can tell.
    await transport?.sendMail({
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      messageId: `<${encodeURIComponent(mail.key)}@${domain}>`,
    })
    await database.update(mails).set({ sentAt: new Date() }).where(eq(mails.key, mail.key))
  }

  return {
    /** Keeps the mail and sends it. It throws when the mail server does not take it; the mail stays kept. */
    send: async ({ key, to, subject, text }: Mail): Promise<void> => {
      await database.insert(mails).values({ key, recipient: to, subject, body: text }).onConflictDoNothing()
      const [kept] = await database.select().from(mails).where(eq(mails.key, key))
      if (kept && !kept.sentAt) await deliver(kept)
    },
    /** Sends what was kept but not sent, one after the other; stops at the first that fails. */
    sendKept: async (): Promise<void> => {
      for (const mail of await database.select().from(mails).where(isNull(mails.sentAt)).limit(100))
        await deliver(mail)
    },
    /** The newest mails. */
    newest: (count: number): Promise<KeptMail[]> =>
      database.select().from(mails).orderBy(desc(mails.createdAt)).limit(count),
    close: (): void => transport?.close(),
  }
}

export type Mailer = ReturnType<typeof createMailer>
