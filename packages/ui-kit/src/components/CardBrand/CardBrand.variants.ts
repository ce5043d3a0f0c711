/** The card brands of `CardBrand`, with the names that payment APIs use. `unknown` is any other brand. */
export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'unknown'] as const
