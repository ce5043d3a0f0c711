import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { RadioGroup } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './RadioGroup.docs.ts'
import { radioGroupLayouts } from './RadioGroup.variants.ts'

export default {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  argTypes: variantArgTypes({ layout: radioGroupLayouts }),
  parameters: { guide },
} satisfies Meta

const options = [
  { value: 'weekly', label: 'Weekly', hint: 'New designs, every Thursday.' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'never', label: 'Never' },
]

export const Default = {
  render: () => <RadioGroup legend="Email" name="column" options={options} defaultValue="monthly" />,
}

export const InARow = {
  render: () => (
    <RadioGroup
      legend="Unit"
      name="row"
      layout="row"
      defaultValue="in"
      options={[
        { value: 'in', label: 'Inches' },
        { value: 'cm', label: 'Centimetres' },
      ]}
    />
  ),
}

export const Disabled = {
  render: () => (
    <RadioGroup
      legend="Email"
      name="disabled"
      options={options.map((option) => ({ ...option, disabled: true }))}
      defaultValue="weekly"
    />
  ),
}

export const WithError = {
  render: () => <RadioGroup legend="Email" name="missing" options={options} error="Choose how often." />,
}

export const ChosenByKeyboard = {
  render: () => <RadioGroup legend="Email" name="keys" options={options} defaultValue="weekly" />,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('radio', { name: /Weekly/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  },
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
