/** Stacking order of what floats over the page. */
export const layers = { raised: 1, sticky: 10, menu: 20, overlay: 30, toast: 40 } as const
