import type { RoundingMode } from '../../engine/money/rounding.ts'
import { fail, ok } from '../../engine/problem.ts'
import type { TaxCalculationMode } from '../../model/tax.ts'
import type { ActionHandler } from './actionContext.ts'
import { withField } from './withoutNulls.ts'

export const changePriceRoundingMode: ActionHandler<{ priceRoundingMode: RoundingMode }> = (
  cart,
  { priceRoundingMode },
) => ok({ ...cart, priceRoundingMode })

export const changeTaxRoundingMode: ActionHandler<{ taxRoundingMode: RoundingMode }> = (
  cart,
  { taxRoundingMode },
) => ok({ ...cart, taxRoundingMode })

export const changeTaxCalculationMode: ActionHandler<{ taxCalculationMode: TaxCalculationMode }> = (
  cart,
  { taxCalculationMode },
) => ok({ ...cart, taxCalculationMode })

export type RateInput = { readonly Score?: { readonly score: number } | null }

/** Sets or clears the score that selects a shipping tier. Requires a project with tiers by score. */
export const setShippingRateInput: ActionHandler<{ shippingRateInput?: RateInput | null }> = (
  cart,
  { shippingRateInput },
  { pricing },
) => {
  if (!shippingRateInput) return ok(withField(cart, 'shippingRateInput', undefined))
  const score = shippingRateInput.Score?.score
  if (score === undefined) return fail('InvalidInput', "A shipping rate input needs a 'Score'.")
  if (pricing.reference.project.shippingRateInputType !== 'CartScore')
    return fail('InvalidOperation', 'The shipping rates of this project do not go by a score.')
  if (score < 0)
    return fail('InvalidField', 'The score must not be negative.', { field: 'score', invalidValue: score })
  return ok({ ...cart, shippingRateInput: { type: 'Score', score } })
}
