import type { ReactNode } from 'react'
import { textLink } from '../TextLink/TextLink.css.ts'
import { disclosureBody } from './Disclosure.css.ts'

/** The props of `Disclosure`. */
export interface DisclosureProps {
  /** The text of the control; it looks like a link. */
  readonly label: ReactNode
  readonly children: ReactNode
  readonly open?: boolean | undefined
}

/** A text button that shows more content in place. */
export const Disclosure = ({ label, children, open }: DisclosureProps) => (
  <details open={open}>
    <summary>
      <span className={textLink({ size: 'small', place: 'alone' })}>{label}</span>
    </summary>
    <div className={disclosureBody}>{children}</div>
  </details>
)
