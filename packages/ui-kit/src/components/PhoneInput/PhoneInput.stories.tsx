import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PhoneInput } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './PhoneInput.docs.ts'

export default {
  title: 'Forms/PhoneInput',
  component: PhoneInput,
  parameters: { guide },
} satisfies Meta

const shared = {
  label: 'Phone',
  countryLabel: 'Country code',
  countryName: 'phoneCountry',
  name: 'phone',
  countries: [
    { code: 'US', name: 'United States', calling: '+1' },
    { code: 'GB', name: 'United Kingdom', calling: '+44' },
    { code: 'AU', name: 'Australia', calling: '+61' },
  ],
} as const

export const Empty = { render: () => <PhoneInput {...shared} hint="Only for the courier." /> }

export const Filled = {
  render: () => (
    <PhoneInput {...shared} defaultCountry="GB" defaultValue="20 7946 0018" optional="(optional)" />
  ),
}

export const WithError = {
  render: () => (
    <PhoneInput {...shared} defaultValue="555" error="Enter a phone number with its area code." />
  ),
}

export const Disabled = { render: () => <PhoneInput {...shared} disabled defaultValue="(518) 555-0142" /> }

const chosen = fn()

export const ReportsTheCountry = {
  render: () => <PhoneInput {...shared} onCountryChange={chosen} />,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('Country code'), 'AU')
    await userEvent.type(canvas.getByLabelText('Phone'), '2 5550 1234')
    await expect(chosen).toHaveBeenLastCalledWith('AU')
    await expect(canvas.getByLabelText('Phone')).toHaveValue('2 5550 1234')
  },
}

export const Hover = hover(Empty)
export const Focus = focus(Empty)
export const Active = active(Empty)
export const LongText = longText(Empty)
export const RightToLeft = rightToLeft(Empty)
export const SmallScreen = smallScreen(Empty)
