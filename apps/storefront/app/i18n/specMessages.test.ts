import { userMessages } from '@selvedge/cart-domain/messages'
import { describe, expect, test } from 'vitest'
import { m } from '../paraglide/messages.js'
import { locales } from '../paraglide/runtime.js'

/** As on the page: with the locale's own texts, or its fallback. */
describe.each(locales.map((locale) => [locale] as const))('in %s', (locale) => {
  /** Our message ids and those of the rules: the shop uses the specification's texts to the letter. */
  test.each([
    ['error_text', 'unexpected'],
    ['error_title', 'error-page'],
    ['code_unknown', 'code-unknown'],
    ['code_used_up', 'code-used-up'],
    ['code_not_applicable', 'code-not-applicable'],
    ['item_unavailable', 'item-unavailable'],
    ['cart_review', 'cart-review'],
    ['methods_failed', 'shipping-methods'],
    ['payment_declined', 'payment-declined'],
    ['payment_fraud', 'payment-fraud'],
    ['payment_missing', 'payment-missing'],
    ['form_incomplete', 'fields-missing'],
    ['order_refused', 'order-refused'],
    ['address_unmatched', 'address-unmatched'],
    ['rates_failed', 'shipping-rates'],
    ['tax_failed', 'tax'],
    ['checkout_empty', 'checkout-empty'],
    ['payment_failed_to_load', 'payment-empty'],
    ['preferences_not_saved', 'preferences-not-saved'],
    ['credentials_wrong', 'credentials'],
    ['not_your_order', 'not-your-order'],
  ] as const)('the shop’s message %s has the text of the specification’s message %s', (id, message) =>
    expect(m[id]({}, { locale })).toBe(userMessages[message]),
  )
})

test('has messages for two locales: one with American and one with British spelling', () =>
  expect(locales).toEqual(['en-US', 'en']))
