import { localised } from '../localised.ts'
import { seedNumber, seedStamp } from '../seedId.ts'

const rows = [
  ['carolina', 'Carolina print room'],
  ['leeds', 'Leeds print room'],
] as const

/** The supply channels: two print rooms. */
export const seedChannels = rows.map(([key, name]) => ({
  ...seedStamp('channel', key),
  key,
  name: localised(name),
  roles: ['InventorySupply'] as const,
}))

/** The stock of a sku in each channel. One in forty skus is out of stock in the second channel. */
export const channelStockOf = (
  sku: string,
): readonly { readonly channelId: string; readonly quantityOnStock: number }[] =>
  seedChannels.map(({ id, key }, place) => {
    const number = seedNumber(`${key} ${sku}`, 4_000)
    return { channelId: id, quantityOnStock: place === 1 && number % 40 === 0 ? 0 : 50 + (number % 400) }
  })
