import { Hidden } from '../Hidden/Hidden.tsx'
import { BagIcon } from '../Icon/BagIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { cart, count as countClass } from './Header.css.ts'
import type { HeaderLink } from './headerTypes.ts'

export interface CartLinkProps extends HeaderLink {
  /** The word beside the bag; left out, the label is only read. */
  readonly text?: string | undefined
}

/** The way to the cart with its count; teal while one is there. The label should say the count too. */
export const CartLink = ({ label, href, count, current, text }: CartLinkProps) => (
  <Link className={cart} href={href} aria-current={current ? 'page' : undefined}>
    <BagIcon />
    <Hidden when="visually">{label}</Hidden>
    {text ? <span aria-hidden="true">{text}</span> : null}
    {count ? (
      <span className={countClass} aria-hidden="true">
        {count}
      </span>
    ) : null}
  </Link>
)
