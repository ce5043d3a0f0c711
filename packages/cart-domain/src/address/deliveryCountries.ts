/** Where the shop delivers. */
export const deliveryCountries = ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'IE', 'NL', 'ES', 'IT'] as const
export type DeliveryCountry = (typeof deliveryCountries)[number]
