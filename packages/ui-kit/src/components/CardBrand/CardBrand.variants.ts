/** The names of `CardBrand`, as in payment APIs; `unknown` is any other card. */
export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'unknown'] as const
