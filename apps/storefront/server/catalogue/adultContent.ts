import type { Market } from './market.ts'

/** The attribute of designs that are shown only to visitors who asked for them (spec §3). Other designs do not have it. */
const ADULT_CONTENT = 'adult-content'

/** Filters of a search for what a market shows: the designs for everybody, and the categories that the site sells. */
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
