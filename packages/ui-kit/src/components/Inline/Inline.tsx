import type { ElementType, ReactNode } from 'react'
import type { Space } from '../../theme/space.ts'
import { gap } from '../Stack/gap.css.ts'
import { inline } from './Inline.css.ts'

export interface InlineProps {
  readonly children: ReactNode
  readonly gap?: Space | undefined
  readonly align?: 'center' | 'baseline' | 'start' | 'end' | undefined
  readonly justify?: 'start' | 'between' | 'center' | 'end' | undefined
  readonly wrap?: 'yes' | 'no' | undefined
  readonly as?: ElementType | undefined
}

/** A row of items that wraps. */
export const Inline = ({ children, gap: size = 'm', align, justify, wrap, as: Tag = 'div' }: InlineProps) => (
  <Tag className={`${inline({ align, justify, wrap })} ${gap[size]}`}>{children}</Tag>
)
