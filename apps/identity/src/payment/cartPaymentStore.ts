import { eq } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { cartPayments } from '../db/schema.ts'
import type { SavedCard } from '../providers/cardProvider.ts'

/** Which payment was chosen for a cart. */
export const createCartPaymentStore = (database: Database) => ({
  find: async (cartId: string): Promise<SavedCard | undefined> => {
    const [row] = await database.select().from(cartPayments).where(eq(cartPayments.cartId, cartId))
    return (
      row && {
        token: row.token,
        brand: row.brand,
        last4: row.last4,
        expMonth: row.expMonth,
        expYear: row.expYear,
      }
    )
  },
  save: async (cartId: string, card: SavedCard): Promise<void> => {
    const values = { ...card, kind: 'card', updatedAt: new Date() } as const
    await database
      .insert(cartPayments)
      .values({ cartId, ...values })
      .onConflictDoUpdate({ target: cartPayments.cartId, set: values })
  },
})

export type CartPaymentStore = ReturnType<typeof createCartPaymentStore>
