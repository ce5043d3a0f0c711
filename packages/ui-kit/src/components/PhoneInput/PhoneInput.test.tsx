import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PhoneInput } from './PhoneInput.tsx'

afterEach(cleanup)

it.each([288, 600])('shows the longest country name in full at a width of %i px', (width) => {
  render(
    <div style={{ width }}>
      <PhoneInput
        label="Phone"
        countryLabel="Country"
        countryName="country"
        countries={[{ code: 'GB', name: 'United Kingdom', calling: '+44' }]}
      />
    </div>,
  )
  const country = screen.getByLabelText('Country')
  const number = screen.getByLabelText('Phone')
  const shown = country.offsetWidth
  country.style.width = 'max-content'
  expect(country.offsetWidth).toBeLessThanOrEqual(shown)
  expect(number.offsetWidth).toBeGreaterThan(160)
})
