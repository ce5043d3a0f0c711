import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { loadReference } from '../store/referenceStore.ts'
import { type Command, type Outcome, wholeNumber } from './command.ts'
import { isSku, similarSkus } from './findSku.ts'

const setStockWithoutChannel = (db: Connection, sku: string, quantity: number) =>
  db.execute(sql`insert into inventory (sku, id, version, quantity_on_stock)
    values (${sku}, gen_random_uuid(), 1, ${quantity})
    on conflict (sku) do update set quantity_on_stock = excluded.quantity_on_stock, version = inventory.version + 1`)

const setStockInChannel = (db: Connection, sku: string, channelId: string, quantity: number) =>
  db.execute(sql`insert into channel_inventory (sku, channel_id, version, quantity_on_stock)
    values (${sku}, ${channelId}::uuid, 1, ${quantity})
    on conflict (sku, channel_id) do update set quantity_on_stock = excluded.quantity_on_stock,
      version = channel_inventory.version + 1`)

type Stock = { readonly sku: string; readonly quantity: number; readonly channel: string | undefined }

const setStock = async (db: Connection, { sku, quantity, channel }: Stock): Promise<Outcome> => {
  if (!(await isSku(db, sku)))
    return { ok: false, reason: `There is no sku '${sku}'.${await similarSkus(db, sku)}` }
  if (channel === undefined) {
    await setStockWithoutChannel(db, sku, quantity)
    return { ok: true, message: `${sku}: ${quantity} on stock.` }
  }
  const channels = [...(await loadReference(db)).channels.values()]
  const found = channels.find(({ key }) => key === channel)
  if (!found)
    return {
      ok: false,
      reason: `There is no channel '${channel}'. Known channels: ${
        channels
          .map(({ key }) => key)
          .sort()
          .join(', ') || 'none'
      }.`,
    }
  await setStockInChannel(db, sku, found.id, quantity)
  return { ok: true, message: `${sku}: ${quantity} on stock in ${channel}.` }
}

/** Sets the stock of a sku. Existing reservations stay. */
export const setStockCommand: Command = {
  usage: 'set-stock SKU QUANTITY [--channel KEY]',
  summary: 'set the stock of a sku',
  options: {
    channel: { type: 'string', help: 'the key of a supply channel; without it, the stock without a channel' },
  },
  prepare: ({ positionals, values }) => {
    const [sku, number, ...rest] = positionals
    const quantity = wholeNumber(number)
    if (sku === undefined || rest.length > 0) return 'Give a sku and a quantity.'
    if (quantity === undefined) return 'The quantity must be a whole number of at least 0.'
    const channel = typeof values.channel === 'string' ? values.channel : undefined
    return ({ db }) => setStock(db, { sku, quantity, channel })
  },
}
