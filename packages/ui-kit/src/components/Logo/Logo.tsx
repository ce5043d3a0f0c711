import { DotRow } from '../Dots/DotRow.tsx'
import { Link } from '../Link/Link.tsx'
import { logo, logoDotRow } from './Logo.css.ts'
import type { logoDots } from './Logo.variants.ts'

/** The props of `Logo`. */
export interface LogoProps {
  readonly children: string
  /** The address of the link; without it the logo is plain text. */
  readonly href?: string | undefined
  /** The row of dots under the wordmark. */
  readonly dots?: (typeof logoDots)[number] | undefined
}

/** The wordmark, with the five dots below at the same width. */
export const Logo = ({ children, href, dots: row = 'shown' }: LogoProps) => {
  const content = (
    <>
      {children}
      {row === 'shown' ? <DotRow className={logoDotRow} gap={2.4} /> : null}
    </>
  )
  return href === undefined ? (
    <span className={logo}>{content}</span>
  ) : (
    <Link className={logo} href={href}>
      {content}
    </Link>
  )
}
