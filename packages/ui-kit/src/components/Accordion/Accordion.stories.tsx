import type { Meta } from '@storybook/react-vite'
import { Accordion, AccordionItem } from '../../index.ts'

export default { title: 'Data/Accordion' } satisfies Meta

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
