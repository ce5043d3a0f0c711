import type { Meta } from '@storybook/react-vite'
import { Stack, TextInput } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './TextInput.docs.ts'
import { textInputSizes } from './TextInput.variants.ts'

export default {
  title: 'Forms/TextInput',
  component: TextInput,
  argTypes: variantArgTypes({ size: textInputSizes }),
  parameters: { guide },
} satisfies Meta

export const States = {
  render: () => (
    <Stack>
      <TextInput label="Email" type="email" autoComplete="email" placeholder="you@example.com" />
      <TextInput label="Company" optional="(optional)" />
      <TextInput label="Phone" hint="Only for the courier." defaultValue="(518) 555-0142" />
      <TextInput label="Postal code" error="Enter five digits." defaultValue="125" />
      <TextInput label="Locked" disabled defaultValue="SV-20418" />
    </Stack>
  ),
}

export const Sizes = {
  render: () => (
    <Stack>
      <TextInput label="44" size="s" />
      <TextInput label="48" size="m" />
      <TextInput label="56" />
    </Stack>
  ),
}

export const Hover = hover(States)
export const Focus = focus(States)
export const Active = active(States)
export const LongText = longText(States)
export const RightToLeft = rightToLeft(States)
export const SmallScreen = smallScreen(States)
