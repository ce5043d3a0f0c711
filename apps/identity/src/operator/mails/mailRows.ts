import { createHash } from 'node:crypto'
import { and, count, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/openDatabase.ts'
import { mails } from '../../db/schema.ts'
import { PAGE_SIZE } from '../page/paging.ts'

export const mailStates = ['all', 'waiting', 'refused', 'sent'] as const
export type MailState = (typeof mailStates)[number]

const conditions: Readonly<Record<MailState, SQL | undefined>> = {
  all: undefined,
  waiting: and(isNull(mails.sentAt), isNull(mails.refusedAt)),
  refused: and(isNull(mails.sentAt), isNotNull(mails.refusedAt)),
  sent: isNotNull(mails.sentAt),
}

export type MailRow = typeof mails.$inferSelect

/** The state of a mail. */
export const mailStateOf = ({ sentAt, refusedAt }: Pick<MailRow, 'sentAt' | 'refusedAt'>) =>
  sentAt ? 'sent' : refusedAt ? 'refused' : 'waiting'

/** A page of the stored mails of a state, the newest first, and how many there are. */
export const listMails = async (database: Database, state: MailState, page: number) => {
  const condition = conditions[state]
  const [rows, [total], [refused]] = await Promise.all([
    database
      .select()
      .from(mails)
      .where(condition)
      .orderBy(desc(mails.createdAt), desc(mails.key))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    database.select({ count: count() }).from(mails).where(condition),
    database.select({ count: count() }).from(mails).where(conditions.refused),
  ])
  return { rows, total: total?.count ?? 0, refused: refused?.count ?? 0 }
}

/**
 * The id of a mail in URLs. URLs are logged, and the key of a mail may contain the address of its recipient.
 */
export const mailId = (key: string): string => createHash('md5').update(key).digest('hex')

/**
 * What a mail is about, for lists: the kind of mail, and the number of the order if there is one. It is the key of the
 * mail without addresses and tokens.
 */
export const mailSubject = (key: string): string =>
  /^[a-z-]+:[A-Z]{1,8}-\d+(-R\d+)?$/.test(key) ? key : (key.split(':')[0] ?? '')

/** A stored mail by its id; undefined when there is none, or it was removed. */
export const findMail = async (database: Database, id: string): Promise<MailRow | undefined> =>
  (await database.select().from(mails).where(sql`md5(${mails.key}) = ${id}`))[0]
