/** Replaces an amount that only the server knows, until it responds. */
export const UPDATING_TEXT = '…'
