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
  readonly radius?: 'none' | 'cloth' | 'panel' | undefined
  /** `prose` 672 px, `narrow` 440 px. */
  readonly width?: 'full' | 'prose' | 'narrow' | undefined
}

/** A plain box on the kit's tokens. Use Panel for a card with a title. */
export const Box = ({ children, as: Tag = 'div', id, padding: size = 'none', ...variants }: BoxProps) => (
  <Tag className={`${box(variants)} ${padding[size]}`} id={id}>
    {children}
  </Tag>
)
