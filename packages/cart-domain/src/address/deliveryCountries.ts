/** The countries that the shop delivers to, as ISO two-letter codes. */
export const deliveryCountries = ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'IE', 'NL', 'ES', 'IT'] as const
/** The ISO two-letter code of a country that the shop delivers to. */
export type DeliveryCountry = (typeof deliveryCountries)[number]
