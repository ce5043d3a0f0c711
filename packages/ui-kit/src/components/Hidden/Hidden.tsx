import type { ElementType, ReactNode } from 'react'
import { hidden } from './Hidden.css.ts'

export interface HiddenProps {
  readonly children: ReactNode
  /** `visually`: for screen readers only. The others take it out of the page at some widths. */
  readonly when: 'visually' | 'belowMd' | 'belowLg' | 'fromMd' | 'fromLg'
  readonly as?: ElementType | undefined
}

/** Content not everybody sees. */
export const Hidden = ({ children, when, as: Tag = when === 'visually' ? 'span' : 'div' }: HiddenProps) => (
  <Tag className={hidden[when]}>{children}</Tag>
)
