/** The canonical path of a listing page, and whether search engines should leave the page out of their index. */
export type ListingAddress = {
  /** The path with the number of a further page, without the parameters of campaigns. */
  readonly path: string
  /** Whether the page shows a part of the listing, or another order: search engines index the complete listing. */
  readonly isNarrowed: boolean
}

/** The parameters of links in campaigns: they select neither content nor order. */
const campaignParameter = /^(utm_\w+|gclid|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|mc_cid|mc_eid|ref)$/

/**
 * Reads a listing's URL. Every parameter except the page and those of campaigns narrows or sorts the listing: facets
 * can be added without a change here.
 */
export const listingAddress = (path: string, search: URLSearchParams, page: number): ListingAddress => ({
  path: page > 1 ? `${path}?page=${page}` : path,
  isNarrowed: [...search].some(
    ([name, value]) => name !== 'page' && value !== '' && !campaignParameter.test(name),
  ),
})
