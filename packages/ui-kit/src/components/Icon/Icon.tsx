import type { ReactNode } from 'react'
import { icon } from './Icon.css.ts'
import type { iconSizes } from './Icon.variants.ts'

/** The props of `Icon`. */
export interface IconProps {
  /** The size in px, by default 22. */
  readonly size?: (typeof iconSizes)[number] | undefined
  /** The accessible name. Omit it when there is text beside the icon. */
  readonly label?: string | undefined
}

/** The SVG element of every icon: a 22 px grid with 1.6 px lines in the text colour. */
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
