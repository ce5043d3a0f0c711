import type { Meta } from '@storybook/react-vite'
import { Section, Text } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Section.docs.ts'
import { sectionTones } from './Section.variants.ts'

export default {
  title: 'Layout/Section',
  component: Section,
  argTypes: variantArgTypes({ tone: sectionTones }),
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta

export const Page = {
  render: () => (
    <Section>
      <Text>A section at its distance.</Text>
    </Section>
  ),
}

export const Raised = {
  render: () => (
    <Section tone="raised">
      <Text>A toned band.</Text>
    </Section>
  ),
}

export const LongText = longText(Page)
export const RightToLeft = rightToLeft(Page)
export const SmallScreen = smallScreen(Page)
