import { media } from '../../theme/media.ts'
import { DotRow } from '../Dots/DotRow.tsx'
import { Link } from '../Link/Link.tsx'
import { logo, logoDotRow, logoImage } from './Logo.css.ts'
import type { logoDots } from './Logo.variants.ts'

/** The images of a logo: for windows from md up, and for smaller ones. */
export interface LogoImages {
  readonly full: string
  readonly small: string
}

/** The props of `Logo`. */
export interface LogoProps {
  readonly children: string
  /** The URL of the link; without it the logo is plain text. */
  readonly href?: string | undefined
  /** The row of dots under the wordmark. */
  readonly dots?: (typeof logoDots)[number] | undefined
  /** Images that are shown instead of the wordmark and its dots. Their alternative text is the name. */
  readonly images?: LogoImages | undefined
}

/** The wordmark, with the five dots below at the same width; or the images of the brand. */
export const Logo = ({ children, href, dots: row = 'shown', images }: LogoProps) => {
  const content = images ? (
    <picture>
      <source media={media.md} srcSet={images.full} />
      <img className={logoImage} src={images.small} alt={children} />
    </picture>
  ) : (
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
