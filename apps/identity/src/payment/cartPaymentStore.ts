import type { Result } from '@selvedge/cart-domain'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { cartPayments, orderAttempts } from '../db/schema.ts'
import { providerNames, type SavedPayment } from '../providers/paymentProvider.ts'

/** The payment of a cart. */
export type CartPayment = { readonly payment: SavedPayment | undefined; readonly creditCents: number }

type Row = typeof cartPayments.$inferSelect

const paymentOf = ({
  kind,
  provider,
  token,
  brand,
  last4,
  expMonth,
  expYear,
}: Row): SavedPayment | undefined => {
  const name = providerNames.find((known) => known === provider)
  return kind === 'none' || !name
    ? undefined
    : { kind, provider: name, token, brand, last4, expMonth, expYear }
}

const noPayment = {
  kind: 'none',
  provider: '',
  token: '',
  brand: '',
  last4: '',
  expMonth: 0,
  expYear: 0,
} as const

const nothingChosen: CartPayment = { payment: undefined, creditCents: 0 }

const find = async (database: Database, cartId: string): Promise<CartPayment | undefined> => {
  const [row] = await database.select().from(cartPayments).where(eq(cartPayments.cartId, cartId))
  return row && { payment: paymentOf(row), creditCents: row.creditCents }
}

/** Stores the payment that was chosen for a cart, and the amount of store credit. */
export const createCartPaymentStore = (database: Database) => ({
  find: (cartId: string): Promise<CartPayment | undefined> => find(database, cartId),
  /** Whether the latest attempt since the payment was chosen failed because the payment was declined. */
  wasDeclined: async (cartId: string): Promise<boolean> => {
    const [latest] = await database
      .select({ problem: orderAttempts.problem })
      .from(orderAttempts)
      .innerJoin(cartPayments, eq(cartPayments.cartId, orderAttempts.cartId))
      .where(and(eq(orderAttempts.cartId, cartId), gt(orderAttempts.createdAt, cartPayments.updatedAt)))
      .orderBy(desc(orderAttempts.createdAt))
      .limit(1)
    return latest?.problem?.kind === 'payment-declined'
  },
  /**
   * Changes the payment of a cart in one transaction. Parallel changes of a cart run one after the other. When `decide`
   * returns a problem, nothing changes. `decide` may save more data in the transaction that it gets.
   */
  change: <Problem>(
    cartId: string,
    decide: (before: CartPayment, transaction: Database) => Promise<Result<CartPayment, Problem>>,
  ): Promise<Result<CartPayment, Problem>> =>
    database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${cartId}, 42))`)
      const before = (await find(tx, cartId)) ?? nothingChosen
      const decided = await decide(before, tx)
      if (!decided.ok) return decided
      const { payment, creditCents } = decided.value
      const { isOneTime: _, payerId: __, ...stored } = { ...noPayment, ...payment }
      const values = {
        ...stored,
        creditCents,
        // Keeps the time at which an unchanged payment was chosen, because `wasDeclined` depends on this time.
        ...(payment === before.payment ? {} : { updatedAt: new Date() }),
      }
      await tx
        .insert(cartPayments)
        .values({ cartId, ...values })
        .onConflictDoUpdate({ target: cartPayments.cartId, set: values })
      return decided
    }),
})

export type CartPaymentStore = ReturnType<typeof createCartPaymentStore>
