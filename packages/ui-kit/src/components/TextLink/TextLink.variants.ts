/** The tones of `TextLink`. */
export const textLinkTones = ['accent', 'text', 'quiet'] as const

/** The sizes of `TextLink`. */
export const textLinkSizes = ['inherit', 'small'] as const

/** The places of `TextLink`. */
export const textLinkPlaces = ['inline', 'alone'] as const
