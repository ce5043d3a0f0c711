import type { ReactNode } from 'react'
import { icon } from './Icon.css.ts'

export interface IconProps {
  /** px; 22 by default. */
  readonly size?: 16 | 18 | 20 | 22 | 28 | undefined
  /** Only where no text stands beside it. */
  readonly label?: string | undefined
}

/** The frame of every icon: 22 px grid, 1.6 px line in the text's colour. */
export const Icon = ({ size = 22, label, children }: IconProps & { readonly children: ReactNode }) => (
  <svg
    className={icon}
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
