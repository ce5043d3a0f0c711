const NONCE = 'nonce:'

/** Makes the token of a payment that Braintree does not store, and that is charged by its nonce. */
export const tokenOfNonce = (nonce: string): string => `${NONCE}${nonce}`

/**
 * The payment that a charge names: the nonce of a payment for one charge, or the token of a stored payment.
 */
export const payerOf = (
  token: string,
): { readonly paymentMethodNonce: string } | { readonly paymentMethodToken: string } =>
  token.startsWith(NONCE) ? { paymentMethodNonce: token.slice(NONCE.length) } : { paymentMethodToken: token }
