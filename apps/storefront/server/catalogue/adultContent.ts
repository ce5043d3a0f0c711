import type { Market } from './market.ts'

/** The attribute of designs that are shown only to visitors who asked for them (spec §3). Other designs do not have it. */
const ADULT_CONTENT = 'adult-content'

/**
 * Returns the search filters that leave out what a market does not show: designs for adults unless the market shows
 * them, and categories that the site does not sell.
 */
export const contentFilters = ({
  showsAdultContent,
  soldCategoryIds,
}: Pick<Market, 'showsAdultContent' | 'soldCategoryIds'>): readonly { readonly string: string }[] => [
  ...(showsAdultContent ? [] : [{ string: `variants.attributes.${ADULT_CONTENT}:missing` }]),
  ...(soldCategoryIds
    ? [{ string: `categories.id:${soldCategoryIds.map((id) => `subtree(${JSON.stringify(id)})`).join(',')}` }]
    : []),
]

/** Whether a variant's design is for adults. */
export const isForAdults = (attributes: readonly { readonly name: string }[]): boolean =>
  attributes.some(({ name }) => name === ADULT_CONTENT)
