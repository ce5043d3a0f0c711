import * as v from 'valibot'

/** The spec's choices (spec §3). */
export const Preferences = v.object({
  adult_content: v.picklist(['ADULT_CONTENT_ON', 'ADULT_CONTENT_OFF']),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'it is not an ISO two-letter country code')),
  currency: v.picklist(['USD', 'CAD', 'EUR', 'AUD', 'GBP']),
  locale: v.picklist(['en-US', 'en-AU', 'en-CA', 'en-GB', 'en']),
  measurement_system: v.picklist(['IMPERIAL', 'METRIC']),
})
export type Preferences = v.InferOutput<typeof Preferences>

/** What holds for a visitor who has said nothing (spec §3). */
export const defaultPreferences: Preferences = {
  adult_content: 'ADULT_CONTENT_OFF',
  country: 'US',
  currency: 'USD',
  locale: 'en-US',
  measurement_system: 'IMPERIAL',
}

/** How often a customer wants to hear from the shop (spec §4). */
export const EmailOption = v.picklist(['weekly', 'monthly', 'none'])
export type EmailOption = v.InferOutput<typeof EmailOption>
