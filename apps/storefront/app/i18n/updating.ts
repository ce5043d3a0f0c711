/** The text that is shown in place of an amount until the server has returned the amount. */
export const UPDATING_TEXT = '…'
