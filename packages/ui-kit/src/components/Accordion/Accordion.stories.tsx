import type { Meta } from '@storybook/react-vite'
import { Accordion, AccordionItem } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Accordion.docs.ts'

export default {
  title: 'Data/Accordion',
  component: Accordion,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <Accordion>
      <AccordionItem title="Details" open>
        Linen and cotton.
      </AccordionItem>
      <AccordionItem title="Care">Wash cool.</AccordionItem>
    </Accordion>
  ),
}

export const OneAtATime = {
  render: () => (
    <Accordion>
      <AccordionItem title="Details" group="facts" open>
        Linen and cotton.
      </AccordionItem>
      <AccordionItem title="Care" group="facts">
        Wash cool.
      </AccordionItem>
    </Accordion>
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
