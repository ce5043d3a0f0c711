import type { Meta } from '@storybook/react-vite'
import { SectionHead, TextLink } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './SectionHead.docs.ts'
import { sectionHeadSizes } from './SectionHead.variants.ts'

export default {
  title: 'Layout/SectionHead',
  component: SectionHead,
  argTypes: variantArgTypes({ size: sectionHeadSizes }),
  parameters: { guide },
} satisfies Meta

export const WithText = {
  render: () => (
    <SectionHead
      title="One design, eight ways to live with it"
      text="Pick the pattern first. We print it on whatever you need."
    />
  ),
}

export const WithAction = {
  render: () => (
    <SectionHead
      title="Collections"
      action={
        <TextLink href="#all" place="alone">
          Browse all 60
        </TextLink>
      }
    />
  ),
}

export const LongText = longText(WithText)
export const RightToLeft = rightToLeft(WithText)
export const SmallScreen = smallScreen(WithText)
