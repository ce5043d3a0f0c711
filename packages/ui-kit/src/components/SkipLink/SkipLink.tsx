import type { ReactNode } from 'react'
import { skipLink } from './SkipLink.css.ts'

/** The props of `SkipLink`. */
export interface SkipLinkProps {
  /** The id of the main content, without `#`. */
  readonly target: string
  readonly children: ReactNode
}

/** A link to the main content, visible on focus. Put it first in the body. */
export const SkipLink = ({ target, children }: SkipLinkProps) => (
  <a className={skipLink} href={`#${target}`}>
    {children}
  </a>
)
