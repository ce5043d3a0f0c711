import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { discountCodes, discountCodeUses } from '../db/schema.ts'
import { duplicateField } from '../graphql/platformError.ts'
import type { DiscountCode } from '../model/discount.ts'
import { isUuid } from './isUuid.ts'
import { resourceStore } from './resourceStore.ts'

/**
 * Finds codes by their ids or by their texts, which are case-sensitive. Each result includes how often the code was
 * used.
 */
export const findDiscountCodes = async (
  db: Connection,
  ids: readonly string[],
  texts: readonly string[] = [],
): Promise<DiscountCode[]> => {
  const known = ids.filter(isUuid)
  if (known.length === 0 && texts.length === 0) return []
  const conditions = [
    ...(known.length > 0 ? [inArray(discountCodes.id, known)] : []),
    ...(texts.length > 0 ? [inArray(discountCodes.code, [...texts])] : []),
  ]
  const rows = await db
    .select()
    .from(discountCodes)
    .where(or(...conditions))
  return rows.map((row) => ({ ...row.doc, applicationCount: row.applicationCount }))
}

/** The number of a customer's orders with each code. */
export const findCodeUses = async (
  db: Connection,
  customerId: string | undefined,
): Promise<Map<string, number>> => {
  if (customerId === undefined) return new Map()
  const rows = await db.select().from(discountCodeUses).where(eq(discountCodeUses.customerId, customerId))
  return new Map(rows.map((row) => [row.codeId, row.uses]))
}

const countForCustomer = async (
  db: Connection,
  { id: codeId, maxApplicationsPerCustomer: limit }: DiscountCode,
  customerId: string,
): Promise<boolean> => {
  if (limit !== undefined && limit < 1) return false
  const rows = await db
    .insert(discountCodeUses)
    .values({ codeId, customerId, uses: 1 })
    .onConflictDoUpdate({
      target: [discountCodeUses.codeId, discountCodeUses.customerId],
      set: { uses: sql`${discountCodeUses.uses} + 1` },
      ...(limit !== undefined && { setWhere: sql`${discountCodeUses.uses} < ${limit}` }),
    })
    .returning({ uses: discountCodeUses.uses })
  return rows.length > 0
}

/**
 * Counts one use of a code. Returns `false` when a limit is reached; then the transaction must not be committed. The row
 * lock serializes concurrent orders.
 */
export const countCodeUse = async (
  db: Connection,
  code: DiscountCode,
  customerId: string | undefined,
): Promise<boolean> => {
  const { maxApplications } = code
  const hasUsesLeft =
    maxApplications === undefined ? sql`true` : sql`${discountCodes.applicationCount} < ${maxApplications}`
  const rows = await db
    .update(discountCodes)
    .set({ applicationCount: sql`${discountCodes.applicationCount} + 1` })
    .where(sql`${discountCodes.id} = ${code.id} and ${hasUsesLeft}`)
    .returning({ id: discountCodes.id })
  if (rows.length === 0) return false
  return customerId === undefined || countForCustomer(db, code, customerId)
}

/** The SQL of a code's document with its current count. */
export const discountCodeDocument = sql`doc || jsonb_build_object('applicationCount', application_count)`

/**
 * Stores discount codes as documents. The number of uses is in a separate column, which is incremented by each order.
 */
export const discountCodeStore = resourceStore<DiscountCode>(
  'discount-code',
  discountCodes,
  ({ code }) => ({ code }),
  (constraint, { code, key }) =>
    constraint === 'discount_codes_key' ? duplicateField('key', key) : duplicateField('code', code),
)

/** Finds a code by key. The result includes how often the code was used. */
export const findDiscountCodeByKey = async (
  db: Connection,
  key: string,
): Promise<DiscountCode | undefined> => {
  const found = await discountCodeStore.findWhere(db, sql`doc->>'key' = ${key}`)
  return found && (await findDiscountCodes(db, [found.id]))[0]
}
