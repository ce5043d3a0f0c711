import type { Meta } from '@storybook/react-vite'
import { Badge, Inline } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Badge.docs.ts'
import { badgeLooks, badgeTones } from './Badge.variants.ts'

export default {
  title: 'Data/Badge',
  component: Badge,
  argTypes: variantArgTypes({ tone: badgeTones, look: badgeLooks }),
  parameters: { guide },
} satisfies Meta

export const Statuses = {
  render: () => (
    <Inline gap="l">
      <Badge tone="warning">In Progress</Badge>
      <Badge tone="success">Delivered</Badge>
      <Badge tone="error">Cancelled</Badge>
      <Badge>Draft</Badge>
    </Inline>
  ),
}

export const Label = {
  render: () => (
    <Badge look="label" tone="sale">
      15% off
    </Badge>
  ),
}

export const LongText = longText(Statuses)
export const RightToLeft = rightToLeft(Statuses)
export const SmallScreen = smallScreen(Statuses)
