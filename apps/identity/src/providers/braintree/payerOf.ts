const NONCE = 'nonce:'

/** The token of a payment that is charged by its nonce. */
export const tokenOfNonce = (nonce: string): string => `${NONCE}${nonce}`

/** What a charge names: the nonce of a payment that pays once, or the token of a stored one. */
export const payerOf = (
  token: string,
): { readonly paymentMethodNonce: string } | { readonly paymentMethodToken: string } =>
  token.startsWith(NONCE) ? { paymentMethodNonce: token.slice(NONCE.length) } : { paymentMethodToken: token }
