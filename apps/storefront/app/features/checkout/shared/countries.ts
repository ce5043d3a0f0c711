import { deliveryCountries } from '@selvedge/cart-domain'

/** The countries the shop delivers to, by name in the visitor's language. */
export const countryOptions = (
  locale: string,
): readonly { readonly code: string; readonly name: string }[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return deliveryCountries.map((code) => ({ code, name: names.of(code) ?? code }))
}
