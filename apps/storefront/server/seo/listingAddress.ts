/** The canonical path of a listing page, and whether search engines should leave the page out of their index. */
export type ListingAddress = {
  /** The path with the page number, except for the first page. It has no other parameters. */
  readonly path: string
  /** Whether the page shows a part of the listing, or another order: search engines index the complete listing. */
  readonly isNarrowed: boolean
}

/** The parameters of links in campaigns: they select neither content nor order. */
const campaignParameter = /^(utm_\w+|gclid|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|mc_cid|mc_eid|ref)$/

/**
 * Reads a listing's URL. Every parameter except `page` and the campaign parameters counts as narrowing or sorting the
 * listing, so this function does not need to know the facets.
 */
export const listingAddress = (path: string, search: URLSearchParams, page: number): ListingAddress => ({
  path: page > 1 ? `${path}?page=${page}` : path,
  isNarrowed: [...search].some(
    ([name, value]) => name !== 'page' && value !== '' && !campaignParameter.test(name),
  ),
})
