import type { ProjectSettings } from '../model/projectSettings.ts'

/** The project as it is unless the operator's settings say otherwise. */
export const defaultProjectSettings: ProjectSettings = {
  languages: ['en-US', 'en-GB', 'en-AU', 'en-CA', 'en'],
  discountCombinationMode: 'Stacking',
  shippingRateInputType: 'CartScore',
  countryTaxRateFallbackEnabled: true,
  deleteDaysAfterLastModification: 90,
}
