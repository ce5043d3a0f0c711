/** The markers of `List`. */
export const listMarkers = ['plain', 'bullet', 'number'] as const
