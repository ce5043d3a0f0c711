/** When a `BannerLink` is visible: at every window width, or from md up. */
export const bannerLinkVisibilities = ['always', 'fromMd'] as const
