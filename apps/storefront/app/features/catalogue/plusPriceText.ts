import { m } from '../../paraglide/messages.js'

/** The price with Plus, beside the price for everyone. Trade members have prices of their own. */
export const plusPriceText = (price: string | undefined, group: string | undefined): string | undefined =>
  price && group !== 'trade' ? m.with_plus({ price }) : undefined
