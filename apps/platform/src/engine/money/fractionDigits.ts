const known = new Map<string, number>()

const unitOf = (currencyCode: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode }).resolvedOptions()
    .maximumFractionDigits ?? 2

/** How many digits a currency's minor unit has: 2 for EUR, 0 for JPY, 3 for KWD. Throws RangeError for a malformed code. */
export const fractionDigitsOf = (currencyCode: string): number => {
  const before = known.get(currencyCode)
  if (before !== undefined) return before
  const digits = unitOf(currencyCode)
  known.set(currencyCode, digits)
  return digits
}
