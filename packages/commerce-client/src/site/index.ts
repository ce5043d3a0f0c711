export { GetSiteConfigDocument } from '../generated/documents.ts'
export type { MinimumAmount, SiteConfig, SiteLink } from './siteConfig.ts'
export { getSiteConfig, parseSiteConfig } from './siteConfig.ts'
