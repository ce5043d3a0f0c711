import type { ReactNode } from 'react'
import { PlusIcon } from '../Icon/PlusIcon.tsx'
import { body, item, summary } from './Accordion.css.ts'

export interface AccordionItemProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Open at first. */
  readonly open?: boolean | undefined
  /** Items that share a name close one another. */
  readonly group?: string | undefined
  readonly id?: string | undefined
}

/** One part that opens in place. A `<details>`, so it works before script and find-in-page opens it. */
export const AccordionItem = ({ title, children, open, group, id }: AccordionItemProps) => (
  <details className={item} open={open} id={id} {...(group ? { name: group } : {})}>
    <summary className={summary}>
      {title}
      <PlusIcon size={18} />
    </summary>
    <div className={body}>{children}</div>
  </details>
)
