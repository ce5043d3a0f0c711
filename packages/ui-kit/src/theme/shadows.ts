/** Shadows. Only layers above the page have one. */
export const shadows = { float: '0 8px 32px #0000002e' } as const
