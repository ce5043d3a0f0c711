import { randomInt } from 'node:crypto'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { giftCards } from '../db/schema.ts'
import { digest } from '../db/sealed.ts'
import type { Ledger } from '../ledger/createLedger.ts'

/** Letters and digits that are hard to confuse with each other. I, L, O and U are left out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new code of 80 random bits, e.g. `GIFT-7K3M-9QPX-2D4T-W8RC`. */
const newCode = (): string => {
  const part = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return ['GIFT', part(), part(), part(), part()].join('-')
}

/** Converts a typed code to the spelling in which it was issued. */
const normalise = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')

const hashOf = (code: string): string => digest(normalise(code))

/** Issues a gift card; returns its code, which is not stored. */
export const issueGiftCard = async (database: Database, currency: string, cents: number): Promise<string> => {
  const code = newCode()
  await database.insert(giftCards).values({ codeHash: hashOf(code), currency, cents })
  return code
}

export type Redeemed = { readonly currency: string; readonly cents: number }

/**
 * Redeems a gift card once, and adds its amount to a customer's store credit. Returns `undefined` for an unknown code
 * and for a redeemed code. The card is assigned to the customer before the ledger moves the amount under the card's
 * key. After a crash between these two steps, the same customer can redeem the card again.
 */
export const redeemGiftCard = async (
  database: Database,
  ledger: Ledger,
  customerId: string,
  code: string,
): Promise<Redeemed | undefined> => {
  const codeHash = hashOf(code)
  const [card] = await database
    .update(giftCards)
    .set({ customerId })
    .where(
      and(
        eq(giftCards.codeHash, codeHash),
        isNull(giftCards.redeemedAt),
        or(isNull(giftCards.customerId), eq(giftCards.customerId, customerId)),
      ),
    )
    .returning()
  if (!card) return undefined
  const { currency, cents } = card
  await ledger.issue(`gift-card:${codeHash}`, customerId, currency, cents, 'gift-card')
  await database.update(giftCards).set({ redeemedAt: new Date() }).where(eq(giftCards.codeHash, codeHash))
  return { currency, cents }
}
