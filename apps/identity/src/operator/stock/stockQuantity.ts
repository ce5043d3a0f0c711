/** The maximum number of units of a SKU. */
const MOST_UNITS = 10_000_000

/** Parses a quantity that was typed. Returns its units, or a `problem` that explains what to enter. */
export const stockQuantity = (typed: string): { readonly units: number } | { readonly problem: string } => {
  const text = typed.trim()
  // Accepts a comma between thousands only, because "1,5" could mean one and a half.
  const units = /^(\d{1,9}|\d{1,3}(,\d{3})+)$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
  return units <= MOST_UNITS
    ? { units }
    : { problem: `Enter a whole number from 0 to ${MOST_UNITS.toLocaleString('en-US')}.` }
}
