import type { ChannelStock } from '../../store/channelStock.ts'
import { pageOf } from '../../where/page.ts'
import type { PlatformContext } from '../context.ts'
import { reference } from './reference.ts'

type ChannelArguments = {
  readonly includeChannelIds?: readonly string[] | null
  readonly excludeChannelIds?: readonly string[] | null
  readonly limit?: number | null
  readonly offset?: number | null
}

const isSelected =
  ({ includeChannelIds, excludeChannelIds }: ChannelArguments) =>
  ({ channelId }: ChannelStock): boolean =>
    (!includeChannelIds || includeChannelIds.includes(channelId)) && !excludeChannelIds?.includes(channelId)

const entry = (stock: ChannelStock) => ({
  channelId: stock.channelId,
  availability: { ...stock, isOnStock: stock.availableQuantity > 0 },
})

const inChannels = (all: readonly ChannelStock[], args: ChannelArguments): object => {
  const { limit, offset } = pageOf(args)
  const found = all.filter(isSelected(args))
  return { limit, offset, total: found.length, results: found.slice(offset, offset + limit).map(entry) }
}

/**
 * A variant's stock without a channel and in each channel. Null when the variant has no stock entry: its stock is not
 * tracked.
 */
export const availability = async (
  { sku }: { readonly sku: string },
  _: unknown,
  context: PlatformContext,
) => {
  const stock = await context.load.stock(sku)
  if (!stock && !(await context.load.channelStock(sku))) return null
  return {
    noChannel: stock ? { ...stock, isOnStock: stock.availableQuantity > 0 } : null,
    // A function, so that the channels are loaded only if the query selects them. Few queries do.
    channels: async (args: ChannelArguments) =>
      inChannels((await context.load.channelStock(sku)) ?? [], args),
  }
}

type WithChannel = { readonly channelId?: string }

/** Fields of the channel of a stock entry or of a price. */
export const channelFields = {
  channelRef: ({ channelId }: WithChannel) => reference('channel', channelId),
  channel: async ({ channelId }: WithChannel, _: unknown, context: PlatformContext) =>
    channelId === undefined ? null : (await context.reference()).channels.get(channelId),
}
