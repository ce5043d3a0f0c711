export type { BannerLinkProps } from './BannerLink.tsx'
export { BannerLink } from './BannerLink.tsx'
export type { BrandBannerProps, BrandSite } from './BrandBanner.tsx'
export { BrandBanner } from './BrandBanner.tsx'
