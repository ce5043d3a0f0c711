import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { cardRemovals, savedCards } from '../db/schema.ts'
import type { SavedPayment } from '../providers/paymentProvider.ts'

type Row = typeof savedCards.$inferSelect
type BillingAddress = Readonly<Record<string, string | undefined>>

/** Saved cards of customers: the provider's token and the details that a shopper recognises. */
export const createSavedCardStore = (database: Database) => {
  const own = (customerId: string, id: string) =>
    and(eq(savedCards.customerId, customerId), eq(savedCards.id, id))

  const list = (customerId: string): Promise<Row[]> =>
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

  return {
    list,
    makeDefault,
    find: async (customerId: string, id: string): Promise<Row | undefined> =>
      (await database.select().from(savedCards).where(own(customerId, id)))[0],
    /** Saves a card; one that is saved already stays as it is. The first card is the default. */
    save: async (customerId: string, payment: SavedPayment, nickname = ''): Promise<Row | undefined> => {
      const { provider, token, brand, last4, expMonth, expYear } = payment
      const known = await list(customerId)
      const same = known.find(
        (card) =>
          card.brand === brand &&
          card.last4 === last4 &&
          card.expMonth === expMonth &&
          card.expYear === expYear &&
          card.provider === provider,
      )
      if (same) return same
      const isFirst = known.length === 0
      await database
        .insert(savedCards)
        .values({
          id: randomUUID(),
          customerId,
          provider,
          token,
          brand,
          last4,
          expMonth,
          expYear,
          nickname,
          isDefault: isFirst,
        })
        .onConflictDoNothing()
      const [row] = await database
        .select()
        .from(savedCards)
        .where(
          and(
            eq(savedCards.customerId, customerId),
            eq(savedCards.provider, provider),
            eq(savedCards.token, token),
          ),
        )
      return row
    },
    rename: async (customerId: string, id: string, nickname: string): Promise<void> => {
      await database.update(savedCards).set({ nickname }).where(own(customerId, id))
    },
    /** Sets the billing address of a card without its empty fields, or removes it; `false` when it was changed since this revision. */
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
    remove: async (customerId: string, id: string): Promise<Row | undefined> => {
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

/** Converts a saved card to a payment. */
export const paymentOf = ({ provider, token, brand, last4, expMonth, expYear }: Row): SavedPayment => ({
  kind: 'card',
  provider,
  token,
  brand,
  last4,
  expMonth,
  expYear,
})

export type SavedCardStore = ReturnType<typeof createSavedCardStore>
