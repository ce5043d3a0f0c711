import { randomUUID } from 'node:crypto'
import * as rules from '@selvedge/cart-domain/server'
import {
  FindCustomerDocument,
  FindOrdersDocument,
  type Order,
  UpdateCustomerDocument,
} from '@selvedge/commerce-client/server'
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { type Commerce, runMutation, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import { orderAttempts, subscriptionPeriods } from '../db/schema.ts'
import type { Mailer } from '../mail/createMailer.ts'
import { formatDay } from '../mail/formatDay.ts'
import { renewalEndedMail, renewalReminderMail } from '../mail/renewalMails.ts'
import { cartTotal } from '../order/rules/cartTotal.ts'
import { PLUS_GROUP } from '../order/rules/plusMembership.ts'
import { createSavedCardStore } from '../payment/savedCardStore.ts'
import type { Sites } from '../sites/createSites.ts'
import { createRenewalCart, deleteRenewalCart, paidCents } from './renewalCart.ts'
import { createRenewalStore, failuresOf } from './renewalStore.ts'

export type Period = typeof subscriptionPeriods.$inferSelect

type Dependencies = {
  readonly database: Database
  readonly commerce: Commerce
  readonly mailer: Mailer
  readonly shopUrl: () => string
  readonly sites: Pick<Sites, 'forOrder'>
}

/** The number of days before the end of a period when the customer gets a mail about the end. */
const REMINDER_DAYS = 7
/** The maximum number of periods in one round of a job. */
const ROUND = 100

/** Formats an amount for the text of a mail. */
export const formatCents = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    cents / 100,
  )

/** Subscriptions: the periods that orders paid for, a mail before a period ends, and the end of member prices. */
export const createSubscriptions = ({ database, commerce, mailer, shopUrl, sites }: Dependencies) => {
  const { server } = commerce
  const renewals = createRenewalStore(database)
  const savedCards = createSavedCardStore(database)

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

  /** The numbers of those orders that renewed a subscription. */
  const renewalsAmong = async (orderNumbers: readonly string[]): Promise<ReadonlySet<string>> =>
    orderNumbers.length === 0
      ? new Set()
      : new Set(
          (
            await database
              .select({ orderNumber: orderAttempts.orderNumber })
              .from(orderAttempts)
              .where(
                and(eq(orderAttempts.isRenewal, true), inArray(orderAttempts.orderNumber, [...orderNumbers])),
              )
          ).map(({ orderNumber }) => orderNumber),
        )

  /** Stores the periods of a customer's orders; periods that are stored already stay as they are. */
  const record = async (customerId: string): Promise<void> => {
    const orders = await ordersOf(customerId)
    const renewed = await renewalsAmong(orders.flatMap(({ orderNumber }) => orderNumber ?? []))
    const periods = rules.subscriptionPeriods(
      orders.map((order) => ({ ...order, isRenewal: renewed.has(order.orderNumber ?? '') })),
    )
    if (periods.length > 0)
      await database
        .insert(subscriptionPeriods)
        .values(
          periods.map(({ startsAt, endsAt, ...period }) => {
            const order = orders.find(({ orderNumber }) => orderNumber === period.orderNumber)
            return {
              ...period,
              customerId,
              startsAt: new Date(startsAt),
              endsAt: new Date(endsAt),
              renewalCents: order && paidCents(order, period.name),
            }
          }),
        )
        .onConflictDoNothing()
  }

  /** Whether a later period of the same subscription continues a period. */
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

  const mailTo = async (
    period: Period,
    kind: 'reminder' | 'end' | 'renewed' | 'renewal-failed',
    { subject, text }: { readonly subject: string; readonly text: string },
  ) => {
    const customer = await findCustomer(period.customerId)
    // The mail comes from the site where the subscription was bought.
    if (customer)
      await sites.forOrder(period.orderNumber, () =>
        mailer.store({
          key: `subscription:${period.orderNumber}:${period.name}:${kind}`,
          to: customer.email,
          subject,
          text: `${text}\n\n${shopUrl()}/account/dashboard/subscriptions`,
        }),
      )
  }

  const set = async ({ orderNumber, name }: Period, values: Partial<Period>): Promise<void> => {
    await database
      .update(subscriptionPeriods)
      .set(values)
      .where(and(eq(subscriptionPeriods.orderNumber, orderNumber), eq(subscriptionPeriods.name, name)))
  }

  /**
   * Looks up the current price of a renewal in cents, by means of a cart that is deleted at once. Stores the price, so
   * that pages can show it. `undefined` when the subscription is no longer sold.
   */
  const lookUpPrice = async (period: Period): Promise<number | undefined> => {
    const key = `renewal-price-${randomUUID()}`
    const cart = await createRenewalCart(commerce, period, key, 1)
    await deleteRenewalCart(commerce, key)
    const cents = cart && cartTotal(cart)
    await set(period, { renewalCents: cents ?? null, pricedAt: new Date() })
    return cents
  }

  /** The mail before a renewal; `undefined` when the period ends instead. */
  const renewalReminder = async (period: Period) => {
    const renewal = await renewals.find(period)
    if (!renewal?.isOn || !renewal.cardId || (await renewals.isLeaving(period.customerId))) return undefined
    const card = await savedCards.find(period.customerId, renewal.cardId)
    const cents = await lookUpPrice(period)
    if (!card || cents === undefined) return undefined
    return renewalReminderMail(
      period.name,
      formatDay(period.endsAt),
      formatCents(cents, period.currency),
      card.kind === 'paypal' ? `your account ${card.brand}` : `your card ending in ${card.last4}`,
    )
  }

  const remind = async (period: Period): Promise<void> => {
    const { name, endsAt } = period
    if (!(await isContinued(period)))
      await mailTo(
        period,
        'reminder',
        (await renewalReminder(period)) ?? {
          subject: `Your ${name} ends on ${formatDay(endsAt)}`,
          text: `Your ${name} ends on ${formatDay(endsAt)}. It is not renewed by itself, and nothing is charged. You can have it renewed, or buy it again once it has ended:`,
        },
      )
    await set(period, { remindedAt: new Date() })
  }

  const end = async (period: Period): Promise<void> => {
    if (!(await isContinued(period))) {
      if (period.isPlus) await leaveGroup(period.customerId)
      const isUnpaid = failuresOf(await renewals.find(period), period) > 0
      await mailTo(
        period,
        'end',
        isUnpaid
          ? renewalEndedMail(period.name, period.isPlus)
          : {
              subject: `Your ${period.name} has ended`,
              text: `Your ${period.name} has ended${period.isPlus ? ', and with it the member prices' : ''}. Thank you for having been with us. You can buy it again at any time.`,
            },
      )
      await renewals.turnOff(period)
    }
    await set(period, { endedAt: new Date() })
  }

  return {
    record,
    isContinued,
    lookUpPrice,
    mailTo,
    /** The periods of a customer, the latest end first. */
    list: async (customerId: string): Promise<Period[]> => {
      await record(customerId)
      return database
        .select()
        .from(subscriptionPeriods)
        .where(eq(subscriptionPeriods.customerId, customerId))
        .orderBy(desc(subscriptionPeriods.endsAt))
    },
    /**
     * Looks up the prices of the next periods whose price is older than a day; periods that another period continues
     * need no price.
     */
    lookUpPrices: async (): Promise<void> => {
      const due = await database
        .select()
        .from(subscriptionPeriods)
        .where(
          and(
            isNull(subscriptionPeriods.endedAt),
            or(
              isNull(subscriptionPeriods.pricedAt),
              lte(subscriptionPeriods.pricedAt, sql`now() - interval '1 day'`),
            ),
          ),
        )
        .orderBy(sql`${subscriptionPeriods.pricedAt} asc nulls first`)
        .limit(ROUND)
      for (const period of due)
        if (await isContinued(period)) await set(period, { pricedAt: new Date() })
        else await lookUpPrice(period)
    },
    /**
     * Sends the mails about periods that end soon, and ends periods that are over, unless `renew` returns that the
     * subscription continues. A repeated run changes nothing more.
     */
    endPeriods: async (renew: (period: Period) => Promise<boolean>): Promise<void> => {
      const over = await database
        .select()
        .from(subscriptionPeriods)
        .where(and(isNull(subscriptionPeriods.endedAt), lte(subscriptionPeriods.endsAt, sql`now()`)))
        .orderBy(asc(subscriptionPeriods.endsAt))
        .limit(ROUND)
      for (const period of over) if ((await isContinued(period)) || !(await renew(period))) await end(period)
      const soon = await database
        .select()
        .from(subscriptionPeriods)
        .where(
          and(
            isNull(subscriptionPeriods.remindedAt),
            isNull(subscriptionPeriods.endedAt),
            gt(subscriptionPeriods.endsAt, sql`now()`),
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
