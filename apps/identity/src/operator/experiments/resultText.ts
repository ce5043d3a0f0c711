import type { Difference, ExperimentReport } from '../../experiments/report/experimentReport.ts'

const sign = (text: string): string => (text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`)

/** A share as a percentage, such as "3.52 %". */
export const percentText = (share: number): string => `${(share * 100).toFixed(2)} %`

/** A difference of shares in percentage points, such as "+0.42". */
export const pointsText = (difference: number): string => sign((difference * 100).toFixed(2))

/** A difference of amounts, such as "+0.42", for cents. */
export const amountText = (cents: number): string => sign((cents / 100).toFixed(2))

/** Formats a tick of an axis without needless digits. */
export const tickText = (value: number): string => {
  const text = String(Number(value.toFixed(6)))
  return value === 0 ? '0' : sign(text)
}

/** The result of a comparison in a sentence. `unit` follows the number, such as "points". */
export const resultText = (
  { value, low, high, found }: Difference,
  { format, unit, hasStopped }: { format: (value: number) => string; unit: string; hasStopped: boolean },
): { readonly headline: string; readonly rest: string } => {
  const interval = `(${format(low)} to ${format(high)})`
  const length = hasStopped
    ? 'the experiment has ended.'
    : 'the experiment still runs, so this can change: do not stop it for this number.'
  const plain = format(Math.abs(value)).slice(1)
  if (found === 'none')
    return {
      headline: 'No difference found',
      rest: `${interval}. Zero is inside the interval, and ${length}`,
    }
  return {
    headline: `${found === 'higher' ? 'Higher' : 'Lower'} by ${plain} ${unit}`,
    rest: `${interval}. Zero is outside the interval, and ${length}`,
  }
}

/** The result of the sample-ratio check as a sentence. */
export const sampleText = ({ probability, isMismatch }: ExperimentReport['sampleRatio']): string => {
  if (probability === undefined) return 'There are no visitors yet.'
  const chance = probability < 0.001 ? 'less than 0.001' : probability.toFixed(3)
  return isMismatch
    ? `The visitors are not distributed by the weights (probability ${chance}): something loses visitors of one variant. Do not use these results.`
    : `The visitors are distributed by the weights (probability ${chance}).`
}
