import type { Meta } from '@storybook/react-vite'
import { RangeSlider, Stack } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './RangeSlider.docs.ts'

export default {
  title: 'Forms/RangeSlider',
  component: RangeSlider,
  parameters: { guide },
} satisfies Meta

const price = {
  legend: 'Price per yard',
  labels: { low: 'Lowest price', high: 'Highest price' },
  names: { low: 'from', high: 'to' },
  min: 10,
  max: 60,
  format: (dollars: number) => `$${dollars}`,
}

export const States = {
  render: () => (
    <Stack gap="l">
      <RangeSlider {...price} />
      <RangeSlider {...price} defaultValue={[14, 34]} />
      <RangeSlider {...price} defaultValue={[30, 30]} error="No design has this price." />
      <RangeSlider {...price} defaultValue={[20, 40]} disabled />
    </Stack>
  ),
}

export const OwnText = {
  render: () => (
    <RangeSlider
      {...price}
      legend="Width"
      labels={{ low: 'Least width', high: 'Greatest width' }}
      min={40}
      max={120}
      step={5}
      defaultValue={[55, 95]}
      format={(inches) => `${inches} in`}
      formatRange={(low, high) => `From ${low} to ${high}`}
    />
  ),
}

export const Hover = hover(States)
export const Focus = focus(States)
export const Active = active(States)
export const LongText = longText(States)
export const RightToLeft = rightToLeft(States)
export const SmallScreen = smallScreen(States)
