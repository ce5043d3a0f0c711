/** The largest adjustment, in cents. */
const MOST_CENTS = 100_000

/** Parses an amount that was typed. Returns its cents, or a `problem` that explains what to enter. */
export const adjustmentAmount = (
  typed: string,
): { readonly cents: number } | { readonly problem: string } => {
  const text = typed.trim().replace(/^[−–]/, '-')
  // Accepts a comma between thousands only, because "2,50" could mean 2.50.
  if (!/^[+-]?(\d{1,7}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text))
    return { problem: 'Enter an amount such as 25 or -12.50.' }
  const cents = Math.round(Number(text.replaceAll(',', '')) * 100)
  if (cents === 0) return { problem: 'Enter an amount other than 0.' }
  if (Math.abs(cents) > MOST_CENTS) return { problem: `Enter at most ${MOST_CENTS / 100}.` }
  return { cents }
}
