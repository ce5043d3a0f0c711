import type { Meta } from '@storybook/react-vite'
import { DateField, Stack } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './DateField.docs.ts'
import { dateFieldSizes } from './DateField.variants.ts'

export default {
  title: 'Forms/DateField',
  component: DateField,
  argTypes: variantArgTypes({ size: dateFieldSizes }),
  parameters: { guide },
} satisfies Meta

export const States = {
  render: () => (
    <Stack>
      <DateField label="Delivery on" hint="December 1 to 24." min="2026-12-01" max="2026-12-24" />
      <DateField label="Date of birth" optional="(optional)" autoComplete="bday" defaultValue="1984-03-09" />
      <DateField label="Delivery on" defaultValue="2026-11-02" error="We can deliver from December 1." />
      <DateField label="Ordered on" defaultValue="2026-11-20" disabled />
    </Stack>
  ),
}

export const Sizes = {
  render: () => (
    <Stack>
      <DateField label="44" size="s" />
      <DateField label="48" size="m" />
      <DateField label="56" />
    </Stack>
  ),
}

export const Hover = hover(States)
export const Focus = focus(States)
export const Active = active(States)
export const LongText = longText(States)
export const RightToLeft = rightToLeft(States)
export const SmallScreen = smallScreen(States)
