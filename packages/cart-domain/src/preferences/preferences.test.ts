import { expect, test } from 'vitest'
import { defaultPreferences, preferenceValues, toggleAdultContent } from './preferences.ts'

test('adult content switches on and off and leaves the rest', () => {
  const on = toggleAdultContent(defaultPreferences)
  expect(on).toEqual({ ...defaultPreferences, adult_content: 'ADULT_CONTENT_ON' })
  expect(toggleAdultContent(on)).toEqual(defaultPreferences)
})

test('the first value of each preference is its default', () => {
  expect(defaultPreferences).toEqual({
    adult_content: preferenceValues.adult_content[0],
    country: 'US',
    currency: preferenceValues.currency[0],
    locale: preferenceValues.locale[0],
    measurement_system: preferenceValues.measurement_system[0],
  })
})
