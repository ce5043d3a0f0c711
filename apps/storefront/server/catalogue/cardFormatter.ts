import type { ProductCard } from '@selvedge/commerce-client'
import type { ShopContext } from '../context/createContext.ts'
import { type CardOptions, type CardView, cardView } from './cardView.ts'
import { currentDiscounts } from './discounts.ts'

type Shop = Pick<ShopContext, 'catalogue' | 'market' | 'imageId'>

/**
 * Returns a function that turns products into cards of a market. Without the discounts of the platform the cards have no
 * prices for members.
 */
export const cardFormatter = async (
  shop: Shop,
  category?: string,
): Promise<(product: ProductCard, more?: Pick<CardOptions, 'ignoresMatching'>) => CardView | undefined> => {
  const { market, imageId } = shop
  const options = { imageId, category, discounts: await currentDiscounts(shop) }
  return (product, more) => cardView(product, market.locale, { ...options, ...more })
}
