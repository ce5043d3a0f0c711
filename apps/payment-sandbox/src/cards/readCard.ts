import { type TestCard, testCard } from './testCards.ts'

/** The values of the card fields. */
export type CardEntry = {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly name: string
}

export type Card = {
  readonly test: TestCard
  readonly expMonth: number
  readonly expYear: number
  readonly name: string
}

/** An error message for each invalid field. */
export type CardProblems = Partial<Readonly<Record<keyof CardEntry, string>>>

const expiryOf = (text: string): { month: number; year: number } | undefined => {
  const match = /^(0[1-9]|1[0-2]|[1-9](?= ?\/)) ?\/? ?(?:20)?([0-9]{2})$/.exec(text.trim())
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined
}

/** Validates a card. Only the documented test numbers are accepted. */
export const readCard = (
  entry: CardEntry,
  now: Date,
): { readonly card: Card } | { readonly problems: CardProblems } => {
  const digits = entry.number.replace(/[ -]/g, '')
  const test = testCard(digits)
  const expiry = expiryOf(entry.expiry)
  const past =
    expiry &&
    (expiry.year < now.getFullYear() ||
      (expiry.year === now.getFullYear() && expiry.month < now.getMonth() + 1))
  const problems: CardProblems = {
    ...(test ? {} : { number: digits === '' ? 'Enter the card number.' : 'This card number is not valid.' }),
    ...(expiry
      ? past
        ? { expiry: 'This card has expired.' }
        : {}
      : { expiry: 'Enter the expiry date as MM / YY.' }),
    ...(/^[0-9]{3,4}$/.test(entry.cvc.trim()) ? {} : { cvc: 'Enter the 3 or 4 digit security code.' }),
    ...(entry.name.trim() === '' ? { name: 'Enter the name on the card.' } : {}),
  }
  if (!test || !expiry || Object.keys(problems).length > 0) return { problems }
  return { card: { test, expMonth: expiry.month, expYear: expiry.year, name: entry.name.trim() } }
}
