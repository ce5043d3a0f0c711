import type { ReactNode } from 'react'
import { directional, icon } from './Icon.css.ts'

export interface IconProps {
  /** px; 22 by default. */
  readonly size?: 16 | 18 | 20 | 22 | 28 | undefined
  /** Only where no text stands beside it. */
  readonly label?: string | undefined
}

interface DrawnIconProps extends IconProps {
  readonly children: ReactNode
  /** `onward`: along the line of reading, mirrored from right to left. */
  readonly points?: 'onward' | undefined
}

/** The frame of every icon: 22 px grid, 1.6 px line in the text's colour. */
export const Icon = ({ size = 22, label, points, children }: DrawnIconProps) => (
  <svg
    className={points ? directional : icon}
    width={size}
    height={size}
    viewBox="0 0 22 22"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {children}
  </svg>
)
