import type { Meta } from '@storybook/react-vite'
import { SectionHeader, TextLink } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './SectionHeader.docs.ts'
import { sectionHeaderSizes } from './SectionHeader.variants.ts'

export default {
  title: 'Layout/SectionHeader',
  component: SectionHeader,
  argTypes: variantArgTypes({ size: sectionHeaderSizes }),
  parameters: { guide },
} satisfies Meta

export const WithText = {
  render: () => (
    <SectionHeader
      title="One design, eight ways to live with it"
      text="Pick the pattern first. We print it on whatever you need."
    />
  ),
}

export const WithAction = {
  render: () => (
    <SectionHeader
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
