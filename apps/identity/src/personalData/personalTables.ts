import { and, eq, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import * as tables from '../db/schema.ts'

/** The owner of the data. `owner` is the customer's key in tables of visitors. */
export type Person = { readonly customerId: string; readonly owner: string; readonly email: string }

export const personOf = (customerId: string, email: string): Person => ({
  customerId,
  owner: `customer:${customerId}`,
  email,
})

/**
 * The key of the mail about the erasure itself. The erasure keeps this mail, and it is removed with other old mails.
 */
export const erasureMailKey = ({ customerId }: Pick<Person, 'customerId'>): string =>
  `account-erased:${customerId}`

type PersonalTable = {
  /** Reads the rows for the customer's download, without keys and digests. */
  readonly read?: (person: Person) => Promise<readonly object[]>
  readonly erase: (person: Person) => Promise<unknown>
}

/**
 * Every table with data of a customer, by its name in the database. The ledger is missing: its entries have to be kept, and name
 * nothing but the customer's id.
 */
export const personalTables = (database: Database): Readonly<Record<string, PersonalTable>> => {
  const { preferences, savedCards, supportMessages, devices, sessions, emailChanges, accountDeletions } =
    tables
  const { giftCards, tradeApplications, pendingMethods } = tables
  const { cartMerges, orderAttempts, cartPayments, mails } = tables
  const ofMails = ({ email, customerId }: Person): SQL | undefined =>
    and(eq(mails.recipient, email), ne(mails.key, erasureMailKey({ customerId })))
  /**
   * The query for the digests of an owner as a visitor of experiments. The owner's order attempts contain these
   * digests.
   */
  const experimentVisitorsOf = (owner: string) =>
    database
      .select({ visitor: orderAttempts.experimentVisitor })
      .from(orderAttempts)
      .where(and(eq(orderAttempts.owner, owner), isNotNull(orderAttempts.experimentVisitor)))
  return {
    preference: {
      read: ({ owner }) => database.select().from(preferences).where(eq(preferences.owner, owner)),
      erase: ({ owner }) => database.delete(preferences).where(eq(preferences.owner, owner)),
    },
    pending_method: {
      erase: ({ customerId }) =>
        database.transaction(async (transaction) => {
          const rows = await transaction
            .delete(pendingMethods)
            .where(eq(pendingMethods.customerId, customerId))
            .returning({ provider: pendingMethods.provider, token: pendingMethods.token })
          if (rows.length > 0)
            await transaction.insert(tables.cardRemovals).values(rows).onConflictDoNothing()
        }),
    },
    saved_card: {
      read: ({ customerId }) =>
        database
          .select({
            kind: savedCards.kind,
            brand: savedCards.brand,
            payerId: savedCards.payerId,
            last4: savedCards.last4,
            expMonth: savedCards.expMonth,
            expYear: savedCards.expYear,
            nickname: savedCards.nickname,
            billingAddress: savedCards.billingAddress,
            createdAt: savedCards.createdAt,
          })
          .from(savedCards)
          .where(eq(savedCards.customerId, customerId)),
      erase: ({ customerId }) =>
        database.transaction(async (transaction) => {
          const rows = await transaction
            .delete(savedCards)
            .where(eq(savedCards.customerId, customerId))
            .returning({ provider: savedCards.provider, token: savedCards.token })
          // The cards are also deleted at their providers.
          if (rows.length > 0)
            await transaction.insert(tables.cardRemovals).values(rows).onConflictDoNothing()
        }),
    },
    support_message: {
      read: ({ owner, email }) =>
        database
          .select()
          .from(supportMessages)
          .where(or(eq(supportMessages.owner, owner), eq(supportMessages.email, email))),
      erase: ({ owner, email }) =>
        database
          .delete(supportMessages)
          .where(or(eq(supportMessages.owner, owner), eq(supportMessages.email, email))),
    },
    device: {
      read: ({ customerId }) =>
        database
          .select({ userAgent: devices.userAgent, signedInAt: devices.createdAt })
          .from(devices)
          .where(eq(devices.customerId, customerId)),
      erase: ({ customerId }) => database.delete(devices).where(eq(devices.customerId, customerId)),
    },
    session: {
      read: ({ customerId }) =>
        database
          .select({ userAgent: sessions.userAgent, signedInAt: sessions.createdAt })
          .from(sessions)
          .where(eq(sessions.customerId, customerId)),
      erase: ({ customerId }) => database.delete(sessions).where(eq(sessions.customerId, customerId)),
    },
    email_change: {
      read: ({ customerId }) =>
        database
          .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
          .from(emailChanges)
          .where(eq(emailChanges.customerId, customerId)),
      erase: ({ customerId }) => database.delete(emailChanges).where(eq(emailChanges.customerId, customerId)),
    },
    mail: {
      read: (person) =>
        database
          .select({ subject: mails.subject, text: mails.body, sentAt: mails.sentAt })
          .from(mails)
          .where(ofMails(person)),
      erase: (person) => database.delete(mails).where(ofMails(person)),
    },
    cart_merge: {
      erase: ({ customerId }) => database.delete(cartMerges).where(eq(cartMerges.customerId, customerId)),
    },
    // This table is erased before the attempts, because the attempts contain the digests that identify its rows.
    experiment_exposure: {
      read: ({ owner }) =>
        database
          .select({
            experiment: tables.experimentExposures.experiment,
            variant: tables.experimentExposures.variant,
            seenAt: tables.experimentExposures.seenAt,
          })
          .from(tables.experimentExposures)
          .where(inArray(tables.experimentExposures.experimentVisitor, experimentVisitorsOf(owner))),
      erase: ({ owner }) =>
        database
          .delete(tables.experimentExposures)
          .where(inArray(tables.experimentExposures.experimentVisitor, experimentVisitorsOf(owner))),
    },
    order_attempt: {
      erase: async ({ owner }) => {
        const own = database
          .select({ cartId: orderAttempts.cartId })
          .from(orderAttempts)
          .where(eq(orderAttempts.owner, owner))
        await database.delete(cartPayments).where(inArray(cartPayments.cartId, own))
        // The row remains, so that its order number is not used again. The order also remains, without the customer's
        // data.
        await database
          .update(orderAttempts)
          .set({ owner: 'erased', returnUrl: null, reviewed: null, experimentVisitor: null })
          .where(eq(orderAttempts.owner, owner))
      },
    },
    trade_application: {
      read: ({ customerId }) =>
        database.select().from(tradeApplications).where(eq(tradeApplications.customerId, customerId)),
      erase: ({ customerId }) =>
        database.delete(tradeApplications).where(eq(tradeApplications.customerId, customerId)),
    },
    subscription_period: {
      read: ({ customerId }) =>
        database
          .select()
          .from(tables.subscriptionPeriods)
          .where(eq(tables.subscriptionPeriods.customerId, customerId)),
      erase: ({ customerId }) =>
        database
          .delete(tables.subscriptionPeriods)
          .where(eq(tables.subscriptionPeriods.customerId, customerId)),
    },
    subscription_renewal: {
      read: ({ customerId }) =>
        database
          .select({
            name: tables.subscriptionRenewals.name,
            isOn: tables.subscriptionRenewals.isOn,
            updatedAt: tables.subscriptionRenewals.updatedAt,
          })
          .from(tables.subscriptionRenewals)
          .where(eq(tables.subscriptionRenewals.customerId, customerId)),
      erase: ({ customerId }) =>
        database
          .delete(tables.subscriptionRenewals)
          .where(eq(tables.subscriptionRenewals.customerId, customerId)),
    },
    order_return: {
      read: ({ customerId }) =>
        database
          .select({
            number: tables.orderReturns.number,
            items: tables.orderReturns.items,
            reason: tables.orderReturns.reason,
            comment: tables.orderReturns.comment,
            state: tables.orderReturns.state,
            createdAt: tables.orderReturns.createdAt,
          })
          .from(tables.orderReturns)
          .where(eq(tables.orderReturns.customerId, customerId)),
      // The amounts are kept, like those of the order.
      erase: ({ customerId }) =>
        database
          .update(tables.orderReturns)
          .set({ customerId: null, comment: '', declineReason: null })
          .where(eq(tables.orderReturns.customerId, customerId)),
    },
    newsletter_subscription: {
      read: ({ email }) =>
        database
          .select()
          .from(tables.newsletterSubscriptions)
          .where(eq(tables.newsletterSubscriptions.email, email.toLowerCase())),
      erase: ({ email }) =>
        database
          .delete(tables.newsletterSubscriptions)
          .where(eq(tables.newsletterSubscriptions.email, email.toLowerCase())),
    },
    gift_card: {
      // The rows can be deleted, because the history of the store credit contains their amounts.
      erase: ({ customerId }) =>
        database
          .update(giftCards)
          .set({ customerId: 'erased', redeemedAt: new Date() })
          .where(eq(giftCards.customerId, customerId)),
    },
    account_deletion: {
      read: ({ customerId }) =>
        database
          .select({ requestedAt: accountDeletions.requestedAt, eraseAt: accountDeletions.eraseAt })
          .from(accountDeletions)
          .where(eq(accountDeletions.customerId, customerId)),
      // The workflow removes the row last.
      erase: async () => undefined,
    },
  }
}
