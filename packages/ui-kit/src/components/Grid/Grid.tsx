import type { ElementType, ReactNode } from 'react'
import { grid } from './Grid.css.ts'

export interface GridProps {
  readonly children: ReactNode
  /** `cards`: product cards. `pair` and `triple`: form fields. */
  readonly columns: 'two' | 'three' | 'four' | 'cards' | 'pair' | 'triple'
  readonly as?: ElementType | undefined
}

/** A responsive grid of equal columns. */
export const Grid = ({ children, columns, as: Tag = 'div' }: GridProps) => (
  <Tag className={grid({ columns })}>{children}</Tag>
)
