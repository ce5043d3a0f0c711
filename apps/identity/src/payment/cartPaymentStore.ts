import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { cartPayments, orderAttempts } from '../db/schema.ts'
import type { ProviderName, SavedPayment } from '../providers/paymentProvider.ts'

/** How a cart is to be paid. */
export type CartPayment = { readonly payment: SavedPayment | undefined; readonly creditCents: number }

type Row = typeof cartPayments.$inferSelect

const providerNames: readonly ProviderName[] = ['stripe', 'braintree', 'afterpay', 'purchase-order']

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

const nothing = {
  kind: 'none',
  provider: '',
  token: '',
  brand: '',
  last4: '',
  expMonth: 0,
  expYear: 0,
} as const

/** Which payment was chosen for a cart, and how much store credit. */
export const createCartPaymentStore = (database: Database) => ({
  find: async (cartId: string): Promise<CartPayment | undefined> => {
    const [row] = await database.select().from(cartPayments).where(eq(cartPayments.cartId, cartId))
    return row && { payment: paymentOf(row), creditCents: row.creditCents }
  },
  /** Whether the payment was declined since it was chosen: the latest attempt with it ended so. */
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
  save: async (cartId: string, payment: SavedPayment): Promise<void> => {
    const values = { ...payment, updatedAt: new Date() }
    await database
      .insert(cartPayments)
      .values({ cartId, ...values })
      .onConflictDoUpdate({ target: cartPayments.cartId, set: values })
  },
  /** Sets how much store credit is spent at most, in cents; the payment for the rest stays. */
  saveCredit: async (cartId: string, creditCents: number): Promise<void> => {
    const values = { creditCents, updatedAt: new Date() }
    await database
      .insert(cartPayments)
      .values({ cartId, ...nothing, ...values })
      .onConflictDoUpdate({ target: cartPayments.cartId, set: values })
  },
})

export type CartPaymentStore = ReturnType<typeof createCartPaymentStore>
