import { expect, test } from 'vitest'
import { defaultPreferences, preferenceValues, toggleAdultContent } from './preferences.ts'

test('switches adult content on and off, and does not change the other preferences', () => {
  const on = toggleAdultContent(defaultPreferences)
  expect(on).toEqual({ ...defaultPreferences, adult_content: 'ADULT_CONTENT_ON' })
  expect(toggleAdultContent(on)).toEqual(defaultPreferences)
})

test('lists the default value of each preference first', () => {
  expect(defaultPreferences).toEqual({
    adult_content: preferenceValues.adult_content[0],
    country: 'US',
    currency: preferenceValues.currency[0],
    locale: preferenceValues.locale[0],
    measurement_system: preferenceValues.measurement_system[0],
  })
})
