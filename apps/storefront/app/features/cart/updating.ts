/** Stands for an amount that only the shop can tell, until it does. */
export const UPDATING = '…'
