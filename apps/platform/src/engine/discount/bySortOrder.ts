type Ranked = { readonly id: string; readonly sortOrder: string }

const digits = ({ sortOrder }: Ranked): string => sortOrder.replace(/^0*\./, '').replace(/0+$/, '')

/**
 * Compares two discounts by descending `sortOrder`. It is a decimal between 0 and 1 of any length, so it is compared
 * digit by digit.
 */
export const bySortOrder = (a: Ranked, b: Ranked): number => {
  const [left, right] = [digits(a), digits(b)]
  if (left !== right) return left > right ? -1 : 1
  return a.id < b.id ? -1 : 1
}
