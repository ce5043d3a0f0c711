import { FindCustomerDocument, UpdateCustomerDocument } from '@selvedge/commerce-client/server'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { type Commerce, runMutation, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import { tradeApplications } from '../db/schema.ts'
import type { Mailer } from '../mail/createMailer.ts'
import type { Sites } from '../sites/createSites.ts'
import { currentSite } from '../sites/currentSite.ts'

/** The customer group of trade prices (spec §3). */
const TRADE_GROUP = 'trade'

type Row = typeof tradeApplications.$inferSelect

type Dependencies = {
  readonly database: Database
  readonly commerce: Commerce
  readonly mailer: Mailer
  readonly shopUrl: () => string
  readonly sites: Pick<Sites, 'forSite'>
}

/** The data of an application. */
export type TradeApplication = {
  readonly company: string
  readonly resaleNumber: string
  readonly website: string
}

const mailOf = ({ customerId, email, state, decidedAt }: Row, shopUrl: string) => ({
  key: `trade:${customerId}:${state}:${decidedAt?.getTime() ?? 0}`,
  to: email,
  ...(state === 'approved'
    ? {
        subject: 'Welcome to the trade program',
        text: `Your application is approved. From now on you see trade prices, and can pay by purchase order:

${shopUrl}`,
      }
    : {
        subject: 'Your application for the trade program',
        text: `We cannot add your account to the trade program with these details. You can apply again with others:

${shopUrl}/account/dashboard/trade`,
      }),
})

/**
 * Decides an application that waits. Returns whether such an application was waiting; the running service then sets the
 * group and sends the mail.
 */
export const decideTradeApplication = async (
  database: Database,
  email: string,
  state: 'approved' | 'declined',
): Promise<boolean> => {
  const decided = await database
    .update(tradeApplications)
    .set({ state, decidedAt: new Date() })
    .where(and(eq(tradeApplications.email, email.toLowerCase()), eq(tradeApplications.state, 'waiting')))
    .returning()
  return decided.length > 0
}

/** The applications that wait, the oldest first. */
export const waitingTradeApplications = (database: Database): Promise<Row[]> =>
  database
    .select()
    .from(tradeApplications)
    .where(eq(tradeApplications.state, 'waiting'))
    .orderBy(tradeApplications.createdAt)

/** Applications for trade prices. */
export const createTradeApplications = ({ database, commerce, mailer, shopUrl, sites }: Dependencies) => {
  const joinGroup = async (id: string): Promise<void> => {
    const { customer } = valueOrThrow(await runQuery(commerce.server, FindCustomerDocument, { id }))
    if (!customer || customer.customerGroup?.key === TRADE_GROUP) return
    const actions = [
      { setCustomerGroup: { customerGroup: { typeId: 'customer-group' as const, key: TRADE_GROUP } } },
    ]
    valueOrThrow(
      await runMutation(commerce.server, UpdateCustomerDocument, { id, version: customer.version, actions }),
    )
  }

  return {
    /** The application of a customer, if there is one. */
    find: async (customerId: string): Promise<Row | undefined> =>
      (
        await database.select().from(tradeApplications).where(eq(tradeApplications.customerId, customerId))
      )[0],
    /**
     * Stores an application. An application that waits or was declined is replaced; an approved application stays.
     */
    apply: async (
      { id, email }: { id: string; email: string },
      { company, resaleNumber, website }: TradeApplication,
    ): Promise<void> => {
      const values = {
        email: email.toLowerCase(),
        company,
        resaleNumber,
        website,
        state: 'waiting',
        site: currentSite()?.key ?? null,
      } as const
      await database
        .insert(tradeApplications)
        .values({ customerId: id, ...values })
        .onConflictDoUpdate({
          target: tradeApplications.customerId,
          set: { ...values, createdAt: new Date(), decidedAt: null, appliedAt: null },
          setWhere: ne(tradeApplications.state, 'approved'),
        })
    },
    /** Carries decisions out: sets the customer's group and sends the mail. A repeated run changes nothing more. */
    carryOutDecisions: async (): Promise<void> => {
      const decided = await database
        .select()
        .from(tradeApplications)
        .where(and(ne(tradeApplications.state, 'waiting'), isNull(tradeApplications.appliedAt)))
      for (const row of decided) {
        if (row.state === 'approved') await joinGroup(row.customerId)
        // The mail comes from the site where the customer applied.
        await sites.forSite(row.site, () => mailer.store(mailOf(row, shopUrl())))
        await database
          .update(tradeApplications)
          .set({ appliedAt: new Date() })
          .where(eq(tradeApplications.customerId, row.customerId))
      }
    },
  }
}

export type TradeApplications = ReturnType<typeof createTradeApplications>
