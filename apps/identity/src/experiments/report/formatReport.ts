import type { Difference, ExperimentReport, VariantReport } from './experimentReport.ts'
import type { Estimate } from './intervals.ts'

const percent = (share: number, digits = 2): string => `${(share * 100).toFixed(digits)} %`
const amount = (cents: number): string => (cents / 100).toFixed(2)
const signed = (text: string): string => (text.startsWith('-') ? text : `+${text}`)

const withInterval = (
  estimate: Estimate | undefined,
  format: (value: number) => string,
  missing = 'too few visitors',
): string =>
  estimate ? `${format(estimate.value)} (${format(estimate.low)} to ${format(estimate.high)})` : missing

const findings = { higher: 'higher', lower: 'lower', none: 'no difference found' } as const

const difference = (estimate: Difference | undefined, format: (value: number) => string): string =>
  withInterval(estimate, (value) => signed(format(value))) + (estimate ? `: ${findings[estimate.found]}` : '')

const variantLines = (variant: VariantReport, first: string): string[] => {
  const { name, weight, visitors, buyers, conversion, revenue, against } = variant
  return [
    '',
    `${name} (${percent(weight, 0)} of the visitors)`,
    `  visitors             ${visitors}`,
    `  buyers               ${buyers}`,
    `  conversion           ${withInterval(conversion, percent)}`,
    ...Object.entries(revenue).map(
      ([currency, estimate]) => `  ${currency} a visitor        ${withInterval(estimate, amount)}`,
    ),
    ...(against
      ? [
          `  against ${first}:`,
          `    conversion         ${difference(against.conversion, percent)}`,
          ...Object.entries(against.revenue).map(
            ([currency, estimate]) => `    ${currency} a visitor      ${difference(estimate, amount)}`,
          ),
        ]
      : []),
  ]
}

const sampleLine = ({ probability, isMismatch }: ExperimentReport['sampleRatio']): string => {
  if (probability === undefined) return 'Sample ratio: no visitors yet.'
  const chance = `probability ${probability < 0.001 ? '< 0.001' : probability.toFixed(3)}`
  return isMismatch
    ? `Sample ratio: MISMATCH (${chance}). The visitors are not distributed by the weights. Do not use these results.`
    : `Sample ratio: as the weights (${chance}).`
}

/** Formats a report for a terminal. */
export const formatReport = (report: ExperimentReport): string => {
  const { key, startsAt, stopsAt, confidence, sampleRatio, variants } = report
  return [
    `${key}: from ${startsAt.slice(0, 10)} ${stopsAt ? `until ${stopsAt.slice(0, 10)}` : 'until it is stopped'}`,
    `Intervals have a confidence of ${percent(confidence, 1)}.`,
    sampleLine(sampleRatio),
    ...variants.flatMap((variant) => variantLines(variant, variants[0]?.name ?? '')),
  ].join('\n')
}
