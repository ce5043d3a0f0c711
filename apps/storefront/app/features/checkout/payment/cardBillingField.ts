/** The name of the checkbox that bills a saved card to its own address. */
export const cardBillingField = (card: string): string => `cardBilling-${card}`
