import type { Market } from './market.ts'

/** The attribute of designs that are shown only to visitors who asked for them (spec §3). Other designs do not have it. */
const ADULT_CONTENT = 'adult-content'

/** Filters of a search for the designs that a market shows. */
export const contentFilters = ({ showsAdultContent }: Market): readonly { readonly string: string }[] =>
  showsAdultContent ? [] : [{ string: `variants.attributes.${ADULT_CONTENT}:missing` }]

/** Whether a variant's design is for adults. */
export const isForAdults = (attributes: readonly { readonly name: string }[]): boolean =>
  attributes.some(({ name }) => name === ADULT_CONTENT)
