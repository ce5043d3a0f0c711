import { withDraft } from '@selvedge/commerce-client/content'
import { GetSitesDocument, parseSiteConfig, type SiteConfig } from '@selvedge/commerce-client/site'
import { runQuery } from '../../commerce/commerce.ts'
import type { OrderServices } from '../../order/services.ts'

/** The configurations of all sites, in their order; none while the platform does not respond. */
export const listSites = async ({ commerce }: Pick<OrderServices, 'commerce'>): Promise<SiteConfig[]> => {
  const found = await runQuery(commerce.server, GetSitesDocument, {})
  if (!found.ok) return []
  return withDraft(found.value.customObjects.results)
    .map(({ key, value }) => ({ ...parseSiteConfig(value), key }))
    .sort((a, b) => a.order - b.order)
}
