const cache = new Map<string, number>()

const readFractionDigits = (currencyCode: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode }).resolvedOptions()
    .maximumFractionDigits ?? 2

/**
 * The number of digits of a currency's minor unit: 2 for EUR, 0 for JPY, 3 for KWD. Throws RangeError for a malformed
 * code.
 */
export const fractionDigitsOf = (currencyCode: string): number => {
  const cached = cache.get(currencyCode)
  if (cached !== undefined) return cached
  const digits = readFractionDigits(currencyCode)
  cache.set(currencyCode, digits)
  return digits
}
