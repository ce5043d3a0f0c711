/** The countries that the shop delivers to. */
export const deliveryCountries = ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'IE', 'NL', 'ES', 'IT'] as const
export type DeliveryCountry = (typeof deliveryCountries)[number]
