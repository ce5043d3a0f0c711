/** The local fonts of `BrandBanner`. */
export const brandBannerFaces = ['serif', 'grotesque'] as const
