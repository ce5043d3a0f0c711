import type { ElementType, ReactNode } from 'react'
import { visuallyHiddenContent } from './Hidden.css.ts'
import type { hiddenConditions } from './Hidden.variants.ts'

/** The props of `Hidden`. */
export interface HiddenProps {
  readonly children: ReactNode
  /** `visually`: visible to screen readers only. The other conditions hide the content at some window widths. */
  readonly when: (typeof hiddenConditions)[number]
  readonly as?: ElementType | undefined
}

/** Content that is hidden visually or at some widths. */
export const Hidden = ({ children, when, as: Tag = when === 'visually' ? 'span' : 'div' }: HiddenProps) => (
  <Tag className={visuallyHiddenContent[when]}>{children}</Tag>
)
