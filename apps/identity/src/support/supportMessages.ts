import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { mails, supportImages, supportMessages } from '../db/schema.ts'
import { type Mailer, mailRow } from '../mail/createMailer.ts'
import { currentSite } from '../sites/currentSite.ts'
import { imageTypeOf } from './imageType.ts'

/** The maximum size of one image, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

type Dependencies = {
  readonly database: Database
  readonly mailer: Mailer
  /** The email address that the shop's staff read. */
  readonly supportEmail: string
}

/** A message to customer support; `id` is the same when a form is sent again. */
export type NewSupportMessage = {
  readonly id: string
  readonly owner: string
  readonly email: string
  readonly topic: string
  readonly message: string
  readonly orderNumber?: string | undefined
  readonly images: readonly Buffer[]
  /** Whether the address is that of the customer who is signed in. Only then does the receipt contain the message. */
  readonly isOwnEmail: boolean
}

/** The number by which a customer and the shop name a message, e.g. `H-9F1C22D07B`. */
const referenceOf = (id: string): string => `H-${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`

// The receipt to any other address omits the message, because a stranger may have written it.
const receiptOf = ({ email, message, isOwnEmail }: NewSupportMessage, reference: string) => ({
  key: `support:${reference}:receipt`,
  to: email,
  subject: `We received your message (${reference})`,
  text: `Thank you for your message. We reply within two working days.

Your reference is ${reference}. Please mention it if you write again.${
    isOwnEmail ? `\n\nYou wrote:\n\n${message}` : ''
  }`,
})

const noticeOf = (
  { id, email, topic, message, orderNumber }: NewSupportMessage,
  reference: string,
  supportEmail: string,
) => {
  const site = currentSite()
  const facts = [
    `From: ${email}`,
    ...(site ? [`Site: ${site.name} (${site.url})`] : []),
    `Topic: ${topic}`,
    ...(orderNumber ? [`Order: ${orderNumber}`] : []),
  ]
  return {
    key: `support:${reference}`,
    to: supportEmail,
    replyTo: email,
    subject: `${reference}: ${topic}`,
    text: `${facts.join('\n')}\n\n${message}`,
    supportMessageId: id,
  }
}

/** Messages to customer support: stored once, and sent by mail to the shop, with a receipt for the customer. */
export const createSupportMessages = ({ database, mailer, supportEmail }: Dependencies) => ({
  /**
   * Stores a message and its mails. Returns its reference; `undefined` for an id that another person used. The email
   * address identifies the sender, because a visitor without a session is a new guest with every submit.
   */
  send: async (message: NewSupportMessage): Promise<string | undefined> => {
    const { id, owner, email, topic, message: text, orderNumber, images } = message
    const reference = referenceOf(id)
    const notices = [noticeOf(message, reference, supportEmail), receiptOf(message, reference)]
    const isNew = await database.transaction(async (transaction) => {
      const stored = await transaction
        .insert(supportMessages)
        .values({ id, owner, email, topic, message: text, orderNumber })
        .onConflictDoNothing()
        .returning()
      if (stored.length === 0) return false
      // The mails are stored in one transaction with the message, so that a crash loses neither.
      await transaction.insert(mails).values(notices.map(mailRow)).onConflictDoNothing()
      if (images.length > 0)
        await transaction.insert(supportImages).values(
          images.map((content, position) => ({
            messageId: id,
            position,
            type: imageTypeOf(content)?.type ?? 'application/octet-stream',
            content,
          })),
        )
      return true
    })
    const [own] = await database
      .select({ id: supportMessages.id })
      .from(supportMessages)
      .where(and(eq(supportMessages.id, id), eq(supportMessages.email, email)))
    if (!own) return undefined
    // Of two simultaneous requests only one sends the mails. After a crash, unsent mails are sent later.
    if (isNew) for (const notice of notices) await mailer.store(notice)
    return reference
  },
})

export type SupportMessages = ReturnType<typeof createSupportMessages>
