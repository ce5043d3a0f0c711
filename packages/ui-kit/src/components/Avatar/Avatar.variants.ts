/** The sizes of `Avatar`. */
export const avatarSizes = ['s', 'm', 'l', 'xl'] as const
