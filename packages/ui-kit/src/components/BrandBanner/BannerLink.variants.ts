/** The window widths at which it is shown of `BannerLink`. */
export const bannerLinkRanges = ['always', 'fromMd'] as const
