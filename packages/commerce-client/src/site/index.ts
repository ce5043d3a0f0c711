export { GetSiteConfigDocument, GetSitesDocument } from '../generated/documents.ts'
export type { MinimumAmount, SiteConfig, SiteLink } from './siteConfig.ts'
export { getSiteConfig, getSites, parseSiteConfig } from './siteConfig.ts'
