import { ADULT_CONTENT_ATTRIBUTE, allAgesFilter } from '@selvedge/commerce-client'
import type { Market } from './market.ts'

/**
 * Returns the search filters that leave out what a market does not show: designs for adults unless the market shows
 * them, and categories that the site does not sell.
 */
export const contentFilters = ({
  showsAdultContent,
  soldCategoryIds,
}: Pick<Market, 'showsAdultContent' | 'soldCategoryIds'>): readonly { readonly string: string }[] => [
  ...(showsAdultContent ? [] : [allAgesFilter]),
  ...(soldCategoryIds
    ? [{ string: `categories.id:${soldCategoryIds.map((id) => `subtree(${JSON.stringify(id)})`).join(',')}` }]
    : []),
]

/** Whether a variant's design is for adults. */
export const isForAdults = (attributes: readonly { readonly name: string }[]): boolean =>
  attributes.some(({ name }) => name === ADULT_CONTENT_ATTRIBUTE)
