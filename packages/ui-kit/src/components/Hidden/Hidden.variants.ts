/** The conditions under which content is hidden of `Hidden`. */
export const hiddenConditions = ['visually', 'belowMd', 'belowLg', 'fromMd', 'fromLg'] as const
