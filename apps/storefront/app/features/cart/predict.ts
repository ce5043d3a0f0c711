import { predictTotals } from '@selvedge/cart-domain'
import { predictedSummary } from './predictedSummary.ts'

type Situation = Omit<Parameters<typeof predictedSummary>[1], 'predict'> & { readonly plain: boolean }

/** Loaded after the cart's first look: what its summary will say. More changes than one at a time cannot be told. */
export const predict = (
  summary: Parameters<typeof predictedSummary>[0],
  { plain, ...situation }: Situation,
): ReturnType<typeof predictedSummary> =>
  predictedSummary(summary, { ...situation, predict: plain ? predictTotals : undefined })
