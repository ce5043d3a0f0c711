export { Accordion } from './Accordion.tsx'
export type { AccordionItemProps } from './AccordionItem.tsx'
export { AccordionItem } from './AccordionItem.tsx'
