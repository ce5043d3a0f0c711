/** The attribute of designs for adults. Other designs do not have it. */
export const ADULT_CONTENT_ATTRIBUTE = 'adult-content'

/**
 * The search filter that leaves out designs for adults. A shop shows these only to customers who asked for them.
 *
 * @example
 * ```ts
 * import { allAgesFilter, categorySubtreeFilter } from '@selvedge/commerce-client'
 *
 * export const queryFilters = [categorySubtreeFilter('5f1c'), allAgesFilter]
 * ```
 */
export const allAgesFilter: { readonly string: string } = {
  string: `variants.attributes.${ADULT_CONTENT_ATTRIBUTE}:missing`,
}
