import type { ReactNode } from 'react'
import { PlusIcon } from '../Icon/PlusIcon.tsx'
import { accordionBody, accordionItem, accordionSummary } from './Accordion.css.ts'

/** The props of `AccordionItem`. */
export interface AccordionItemProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Whether the item is open initially. */
  readonly open?: boolean | undefined
  /** Opening an item closes the other items of its group. */
  readonly group?: string | undefined
  readonly id?: string | undefined
}

/** An item that expands in place. It is a `<details>`, so it works without JavaScript and find-in-page opens it. */
export const AccordionItem = ({ title, children, open, group, id }: AccordionItemProps) => (
  <details className={accordionItem} open={open} id={id} {...(group ? { name: group } : {})}>
    <summary className={accordionSummary}>
      {title}
      <PlusIcon size={18} />
    </summary>
    <div className={accordionBody}>{children}</div>
  </details>
)
