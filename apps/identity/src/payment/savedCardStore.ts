import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { cardRemovals, savedCards } from '../db/schema.ts'
import type { SavedPayment } from '../providers/paymentProvider.ts'

/** A saved card or PayPal account. */
export type SavedCard = typeof savedCards.$inferSelect
type BillingAddress = Readonly<Record<string, string | undefined>>

/** Saved cards and PayPal accounts of customers: the provider's token and the details that a shopper recognises. */
export const createSavedCardStore = (database: Database) => {
  const own = (customerId: string, id: string) =>
    and(eq(savedCards.customerId, customerId), eq(savedCards.id, id))

  const list = (customerId: string): Promise<SavedCard[]> =>
    database
      .select()
      .from(savedCards)
      .where(eq(savedCards.customerId, customerId))
      .orderBy(asc(savedCards.createdAt))

  const makeDefault = async (customerId: string, id: string): Promise<void> =>
    database.transaction(async (tx) => {
      await tx
        .update(savedCards)
        .set({ isDefault: false })
        .where(and(eq(savedCards.customerId, customerId), ne(savedCards.id, id)))
      await tx.update(savedCards).set({ isDefault: true }).where(own(customerId, id))
    })

  /** A saved method with the same details. */
  const findSame = async (
    customerId: string,
    { payerId = '', ...payment }: SavedPayment,
  ): Promise<SavedCard | undefined> =>
    (await list(customerId)).find(
      (card) =>
        card.payerId === payerId &&
        (['provider', 'kind', 'brand', 'last4', 'expMonth', 'expYear'] as const).every(
          (detail) => card[detail] === payment[detail],
        ),
    )

  return {
    list,
    makeDefault,
    findSame,
    find: async (customerId: string, id: string): Promise<SavedCard | undefined> =>
      (await database.select().from(savedCards).where(own(customerId, id)))[0],
    /**
     * Saves a card or a PayPal account; a method that is saved already stays as it is. The first method is the default.
     */
    save: async (customerId: string, payment: SavedPayment, nickname: string): Promise<SavedCard> => {
      const same = await findSame(customerId, payment)
      if (same) return same
      const { provider, token, brand, payerId = '', last4, expMonth, expYear } = payment
      const kind = payment.kind === 'paypal' ? 'paypal' : 'card'
      const isDefault = (await list(customerId)).length === 0
      const [row] = await database
        .insert(savedCards)
        .values({
          id: randomUUID(),
          customerId,
          provider,
          token,
          kind,
          brand,
          payerId,
          last4,
          expMonth,
          expYear,
          nickname,
          isDefault,
        })
        // The token is known, but its details have changed, for example because the issuer replaced the card.
        .onConflictDoUpdate({
          target: [savedCards.customerId, savedCards.provider, savedCards.token],
          set: { brand, payerId, last4, expMonth, expYear },
        })
        .returning()
      if (!row) throw new Error('a payment method was not saved')
      return row
    },
    rename: async (customerId: string, id: string, nickname: string): Promise<void> => {
      await database.update(savedCards).set({ nickname }).where(own(customerId, id))
    },
    /**
     * Sets the billing address of a card, or removes it when `address` is `null`. Empty fields are not stored. Returns
     * `false` when the address was changed after `revision`.
     */
    setBillingAddress: async (
      customerId: string,
      id: string,
      address: BillingAddress | null,
      revision: number,
    ): Promise<boolean> => {
      const billingAddress =
        address &&
        Object.fromEntries(
          Object.entries(address).filter((field): field is [string, string] => Boolean(field[1])),
        )
      const changed = await database
        .update(savedCards)
        .set({ billingAddress, billingRevision: revision + 1 })
        .where(and(own(customerId, id), eq(savedCards.billingRevision, revision)))
        .returning({ id: savedCards.id })
      return changed.length > 0
    },
    /** Removes a card, and notes that its provider has to delete it. */
    remove: async (customerId: string, id: string): Promise<SavedCard | undefined> => {
      const removed = await database.transaction(async (transaction) => {
        const [row] = await transaction.delete(savedCards).where(own(customerId, id)).returning()
        if (row)
          await transaction
            .insert(cardRemovals)
            .values({ provider: row.provider, token: row.token })
            .onConflictDoNothing()
        return row
      })
      const [next] = await list(customerId)
      if (removed?.isDefault && next) await makeDefault(customerId, next.id)
      return removed
    },
  }
}

/** Converts a saved card or PayPal account to a payment. */
export const paymentOf = ({
  kind,
  provider,
  token,
  brand,
  last4,
  expMonth,
  expYear,
}: SavedCard): SavedPayment => ({ kind, provider, token, brand, last4, expMonth, expYear })

export type SavedCardStore = ReturnType<typeof createSavedCardStore>
