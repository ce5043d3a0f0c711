/** The conditions under which `Hidden` hides its content. */
export const hiddenConditions = ['visually', 'belowMd', 'belowLg', 'fromMd', 'fromLg'] as const
