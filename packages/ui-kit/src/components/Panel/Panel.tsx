import type { ElementType, ReactNode } from 'react'
import { panel } from './Panel.css.ts'
import type { panelTones } from './Panel.variants.ts'

/** The props of `Panel`. */
export interface PanelProps {
  readonly children: ReactNode
  /** `raised`: for content that opens in place. `dashed`: for a place where something can be added. */
  readonly tone?: (typeof panelTones)[number] | undefined
  readonly as?: ElementType | undefined
}

/** A card with a background and an optional title. */
export const Panel = ({ children, tone, as: Tag = 'div' }: PanelProps) => (
  <Tag className={panel({ tone })}>{children}</Tag>
)
