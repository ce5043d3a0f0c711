import type { ProjectSettings } from '../model/projectSettings.ts'

/** The default project settings. */
export const defaultProjectSettings: ProjectSettings = {
  languages: ['en-US', 'en-GB', 'en-AU', 'en-CA', 'en'],
  discountCombinationMode: 'Stacking',
  shippingRateInputType: 'CartScore',
  countryTaxRateFallbackEnabled: true,
  deleteDaysAfterLastModification: 90,
}
