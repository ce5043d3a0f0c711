import type { ElementType, ReactNode } from 'react'
import { panel } from './Panel.css.ts'

export interface PanelProps {
  readonly children: ReactNode
  /** `raised`: a calculator that opens in place. `dashed`: room for something to add. */
  readonly tone?: 'card' | 'raised' | 'dashed' | undefined
  readonly as?: ElementType | undefined
}

/** A card with its own ground. */
export const Panel = ({ children, tone, as: Tag = 'div' }: PanelProps) => (
  <Tag className={panel({ tone })}>{children}</Tag>
)
