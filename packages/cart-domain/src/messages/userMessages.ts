/** Error messages for shoppers, in English, exactly as in spec §5, §6 and §8. */
export const userMessages = {
  unexpected: 'Whoops, something went wrong! If the problem persists, please contact us.',
  'code-unknown': 'Please enter a valid code.',
  'code-used-up': 'This code has already been used the maximum times allowed.',
  'code-not-applicable': 'This code is valid but does not apply to your current purchase.',
  'item-unavailable': 'This item is no longer available. Please remove.',
  'cart-review': 'We encountered an error. Please review your cart before proceeding.',
  'shipping-methods': 'An error occurred while retrieving shipping methods.',
  'shipping-rates': 'An error occurred while calculating the shipping rates.',
  'address-unmatched': 'We were unable to find a match for this address.',
  'payment-declined': "We can't process your payment. Please verify your details",
  'payment-fraud': "We can't process your payment. Please contact customer service.",
  'payment-missing': 'Please select a payment method.',
  'fields-missing': 'Please fill required fields.',
  'order-refused': 'We were unable to place your order, please try again.',
  'checkout-empty': 'Unexpected empty checkout response.',
  'payment-empty': 'Unexpected empty payment response.',
  credentials: "Something's not right with your email address or password.",
  'reset-token': 'Invalid token or password, please try again.',
  'not-your-order': "This isn't your order, but you can keep shopping here.",
  'error-page': 'Sorry.. there was an error',
  tax: 'An error occurred while calculating the tax.',
  'registration-failed': 'We could not create an account with these details.',
  'preferences-not-saved': 'We could not save your preferences, please try again.',
  'cart-merge': 'We could not bring the items of your guest cart along.',
  'plus-not-alone': 'Plus membership must be the only item in your cart.',
  'plus-active': 'You are a Plus member already.',
} as const
/** The kind of an error message for shoppers. */
export type UserMessage = keyof typeof userMessages

/**
 * Returns the hints to show beside the message about a code. For a code without effect these are a link to
 * the terms and, for guests, a link to log in. Other messages have none.
 *
 * @example
 * ```ts
 * import { promoCodeHints } from '@selvedge/cart-domain/messages'
 *
 * promoCodeHints('code-not-applicable', { isGuest: true }) // ['login', 'terms']
 * promoCodeHints('code-unknown', { isGuest: true }) // []
 * ```
 */
export const promoCodeHints = (
  message: UserMessage,
  shopper: { readonly isGuest: boolean },
): readonly ('login' | 'terms')[] => {
  if (message !== 'code-not-applicable') return []
  return shopper.isGuest ? ['login', 'terms'] : ['terms']
}
