/** Lines and tone separate things; only what floats over the page has a shadow. */
export const shadows = { float: '0 8px 32px #0000002e' } as const
