import type { ReactNode } from 'react'
import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Id of the main content, without `#`. */
  readonly target: string
  readonly children: ReactNode
}

/** The first thing Tab reaches: past the header, to the content. */
export const SkipLink = ({ target, children }: SkipLinkProps) => (
  <a className={skipLink} href={`#${target}`}>
    {children}
  </a>
)
