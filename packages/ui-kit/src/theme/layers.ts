/** The z-index of each layer, from the lowest to the highest. */
export const layers = { raised: 1, sticky: 10, menu: 20, overlay: 30, toast: 40 } as const
