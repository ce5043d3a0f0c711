import { expect, test } from 'vitest'
import { defaultPreferences, preferenceValues, toggleAdultContent } from './preferences.ts'

test('switches adult content on and off and leaves the other preferences', () => {
  const on = toggleAdultContent(defaultPreferences)
  expect(on).toEqual({ ...defaultPreferences, adult_content: 'ADULT_CONTENT_ON' })
  expect(toggleAdultContent(on)).toEqual(defaultPreferences)
})

test('has the default of each preference as its first value', () => {
  expect(defaultPreferences).toEqual({
    adult_content: preferenceValues.adult_content[0],
    country: 'US',
    currency: preferenceValues.currency[0],
    locale: preferenceValues.locale[0],
    measurement_system: preferenceValues.measurement_system[0],
  })
})
