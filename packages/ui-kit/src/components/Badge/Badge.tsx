import type { ReactNode } from 'react'
import { badge, badgeLabel } from './Badge.css.ts'
import type { badgeLooks, badgeTones } from './Badge.variants.ts'

/** The props of `Badge`. */
export interface BadgeProps {
  readonly children: ReactNode
  readonly tone?: (typeof badgeTones)[number] | undefined
  /** `status`: a coloured dot and a word. `label`: a label over an image. */
  readonly look?: (typeof badgeLooks)[number] | undefined
}

/** The state of something in one word. */
export const Badge = ({ children, tone, look = 'status' }: BadgeProps) => (
  <span className={badge({ tone, look })}>
    {look === 'status' ? <span className={badgeLabel}>{children}</span> : children}
  </span>
)
