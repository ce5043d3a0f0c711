import * as rules from '@selvedge/cart-domain/server'
import {
  FindCustomerDocument,
  FindOrdersDocument,
  type Order,
  UpdateCustomerDocument,
} from '@selvedge/commerce-client/server'
import { and, asc, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import { type Commerce, runMutation, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import { subscriptionPeriods } from '../db/schema.ts'
import type { Mailer } from '../mail/createMailer.ts'
import { PLUS_GROUP } from '../order/rules/plusMembership.ts'

export type Period = typeof subscriptionPeriods.$inferSelect

type Dependencies = {
  readonly database: Database
  readonly commerce: Commerce
  readonly mailer: Mailer
  readonly shopUrl: string
}

/** Days before the end of a period on which its customer gets a mail about it. */
const REMINDER_DAYS = 7
/** The most periods of one round of a job. */
const ROUND = 100

const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    at,
  )

/** Subscriptions: the periods that orders paid for, a mail before a period ends, and the end of member prices. */
export const createSubscriptions = ({ database, commerce, mailer, shopUrl }: Dependencies) => {
  const { server } = commerce
  const page = `${shopUrl}/account/dashboard/subscriptions`

  const findCustomer = async (id: string) =>
    valueOrThrow(await runQuery(server, FindCustomerDocument, { id })).customer

  const ordersOf = async (customerId: string, found: readonly Order[] = []): Promise<readonly Order[]> => {
    const where = `customerId = "${customerId}"`
    const { orders } = valueOrThrow(
      await runQuery(server, FindOrdersDocument, { where, offset: found.length }),
    )
    const all = [...found, ...orders.results]
    return orders.results.length === 0 || all.length >= orders.total ? all : ordersOf(customerId, all)
  }

  /** Stores the periods of a customer's orders; those that are stored already stay as they are. */
  const record = async (customerId: string): Promise<void> => {
    const periods = rules.subscriptionPeriods(await ordersOf(customerId))
    if (periods.length > 0)
      await database
        .insert(subscriptionPeriods)
        .values(
          periods.map(({ startsAt, endsAt, ...period }) => ({
            ...period,
            customerId,
            startsAt: new Date(startsAt),
            endsAt: new Date(endsAt),
          })),
        )
        .onConflictDoNothing()
  }

  /** Whether a later period of the same subscription continues one. */
  const isContinued = async ({ customerId, name, orderNumber, endsAt }: Period): Promise<boolean> => {
    const later = await database
      .select({ name: subscriptionPeriods.name })
      .from(subscriptionPeriods)
      .where(
        and(
          eq(subscriptionPeriods.customerId, customerId),
          eq(subscriptionPeriods.name, name),
          ne(subscriptionPeriods.orderNumber, orderNumber),
          gt(subscriptionPeriods.endsAt, endsAt),
        ),
      )
      .limit(1)
    return later.length > 0
  }

  const leaveGroup = async (customerId: string): Promise<void> => {
    const customer = await findCustomer(customerId)
    if (customer?.customerGroup?.key !== PLUS_GROUP) return
    valueOrThrow(
      await runMutation(server, UpdateCustomerDocument, {
        id: customer.id,
        version: customer.version,
        actions: [{ setCustomerGroup: { customerGroup: null } }],
      }),
    )
  }

  const mailTo = async (period: Period, kind: 'reminder' | 'end', subject: string, text: string) => {
    const customer = await findCustomer(period.customerId)
    if (customer)
      await mailer.store({
        key: `subscription:${period.orderNumber}:${period.name}:${kind}`,
        to: customer.email,
        subject,
        text: `${text}\n\n${page}`,
      })
  }

  const set = async ({ orderNumber, name }: Period, values: Partial<Period>): Promise<void> => {
    await database
      .update(subscriptionPeriods)
      .set(values)
      .where(and(eq(subscriptionPeriods.orderNumber, orderNumber), eq(subscriptionPeriods.name, name)))
  }

  const remind = async (period: Period): Promise<void> => {
    const { name, endsAt } = period
    if (!(await isContinued(period)))
      await mailTo(
        period,
        'reminder',
        `Your ${name} ends on ${dayOf(endsAt)}`,
        `Your ${name} ends on ${dayOf(endsAt)}. It is not renewed by itself, and nothing is charged. You can buy it again once it has ended.`,
      )
    await set(period, { remindedAt: new Date() })
  }

  const end = async (period: Period): Promise<void> => {
    if (!(await isContinued(period))) {
      if (period.isPlus) await leaveGroup(period.customerId)
      await mailTo(
        period,
        'end',
        `Your ${period.name} has ended`,
        `Your ${period.name} has ended${period.isPlus ? ', and with it the member prices' : ''}. Thank you for having been with us. You can buy it again at any time.`,
      )
    }
    await set(period, { endedAt: new Date() })
  }

  return {
    record,
    /** The periods of a customer, the latest end first. */
    list: async (customerId: string): Promise<Period[]> => {
      await record(customerId)
      return database
        .select()
        .from(subscriptionPeriods)
        .where(eq(subscriptionPeriods.customerId, customerId))
        .orderBy(desc(subscriptionPeriods.endsAt))
    },
    /** Sends the mails about periods that end soon, and ends those that are over. A repeated run changes nothing more. */
    endPeriods: async (): Promise<void> => {
      const over = await database
        .select()
        .from(subscriptionPeriods)
        .where(and(isNull(subscriptionPeriods.endedAt), lte(subscriptionPeriods.endsAt, sql`now()`)))
        .orderBy(asc(subscriptionPeriods.endsAt))
        .limit(ROUND)
      for (const period of over) await end(period)
      const soon = await database
        .select()
        .from(subscriptionPeriods)
        .where(
          and(
            isNull(subscriptionPeriods.remindedAt),
            isNull(subscriptionPeriods.endedAt),
            lte(subscriptionPeriods.endsAt, sql`now() + ${REMINDER_DAYS} * interval '1 day'`),
          ),
        )
        .orderBy(asc(subscriptionPeriods.endsAt))
        .limit(ROUND)
      for (const period of soon) await remind(period)
    },
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
