import type { ElementType, ReactNode } from 'react'
import type { Space } from '../../theme/space.ts'
import { box, padding } from './Box.css.ts'

export interface BoxProps {
  readonly children: ReactNode
  readonly as?: ElementType | undefined
  readonly id?: string | undefined
  readonly padding?: Space | undefined
  readonly tone?: 'page' | 'card' | 'raised' | undefined
  readonly border?: 'none' | 'line' | 'dashed' | undefined
  readonly radius?: 'none' | 'field' | 'panel' | undefined
  /** `prose` 672 px, `narrow` 440 px. */
  readonly width?: 'full' | 'prose' | 'narrow' | undefined
}

/** A box with padding, background and border from the tokens. For a card with a title use `Panel`. */
export const Box = ({ children, as: Tag = 'div', id, padding: size = 'none', ...variants }: BoxProps) => (
  <Tag className={`${box(variants)} ${padding[size]}`} id={id}>
    {children}
  </Tag>
)
