import type { ElementType, ReactNode } from 'react'
import { grid } from './Grid.css.ts'
import type { gridColumns } from './Grid.variants.ts'

/** The props of `Grid`. */
export interface GridProps {
  readonly children: ReactNode
  /** `cards`: product cards. `pair` and `triple`: form fields. */
  readonly columns: (typeof gridColumns)[number]
  readonly as?: ElementType | undefined
}

/** A responsive grid of equal columns. */
export const Grid = ({ children, columns, as: Tag = 'div' }: GridProps) => (
  <Tag className={grid({ columns })}>{children}</Tag>
)
