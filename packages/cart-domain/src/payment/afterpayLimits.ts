/** Afterpay's limits in US cents, both ends included. */
export const AFTERPAY_LIMITS = { min: 3_500, max: 400_000, currencyCode: 'USD', country: 'US' } as const
