import { Hidden } from '../Hidden/Hidden.tsx'
import { ChevronLeftIcon } from '../Icon/ChevronLeftIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { stepMark } from './StepHeader.css.ts'

/** The props of `BackLink`. */
export interface BackLinkProps {
  readonly href: string
  /** For example "Back to shopping". */
  readonly label: string
  /** A shorter text for narrow windows, for example "Shop". */
  readonly short: string
}

/** A link to the previous step, with a shorter text in narrow windows. */
export const BackLink = ({ href, label, short }: BackLinkProps) => (
  <Link className={stepMark} href={href}>
    <ChevronLeftIcon />
    <Hidden when="belowLg" as="span">
      {label}
    </Hidden>
    <Hidden when="fromLg" as="span">
      {short}
    </Hidden>
  </Link>
)
