import { Hidden } from '../Hidden/Hidden.tsx'
import { ChevronLeftIcon } from '../Icon/ChevronLeftIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { mark } from './StepHeader.css.ts'

export interface BackLinkProps {
  readonly href: string
  /** "Back to shopping" */
  readonly label: string
  /** "Shop", on phones. */
  readonly short: string
}

/** One step back, in fewer words on phones. */
export const BackLink = ({ href, label, short }: BackLinkProps) => (
  <Link className={mark} href={href} aria-label={label}>
    <ChevronLeftIcon />
    <Hidden when="belowMd" as="span">
      {label}
    </Hidden>
    <Hidden when="fromMd" as="span">
      {short}
    </Hidden>
  </Link>
)
