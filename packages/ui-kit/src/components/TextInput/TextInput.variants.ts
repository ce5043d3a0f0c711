/** The sizes of `TextInput`. */
export const textInputSizes = ['s', 'm', 'l'] as const
