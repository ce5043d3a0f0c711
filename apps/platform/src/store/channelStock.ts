import { asc, inArray } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { channelInventory } from '../db/schema.ts'

export type ChannelStock = {
  readonly channelId: string
  readonly availableQuantity: number
  readonly restockableInDays?: number
}

/** The stock of each sku in supply channels. The result omits skus without channel stock. */
export const findChannelStock = async (
  db: Connection,
  skus: readonly string[],
): Promise<Map<string, ChannelStock[]>> => {
  const found = new Map<string, ChannelStock[]>()
  if (skus.length === 0) return found
  const rows = await db
    .select()
    .from(channelInventory)
    .where(inArray(channelInventory.sku, [...new Set(skus)]))
    .orderBy(asc(channelInventory.channelId))
  for (const { sku, channelId, quantityOnStock, restockableInDays } of rows)
    found.set(sku, [
      ...(found.get(sku) ?? []),
      {
        channelId,
        availableQuantity: quantityOnStock,
        ...(restockableInDays !== null && { restockableInDays }),
      },
    ])
  return found
}
