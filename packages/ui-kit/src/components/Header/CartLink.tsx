import { Hidden } from '../Hidden/Hidden.tsx'
import { BagIcon } from '../Icon/BagIcon.tsx'
import { Link } from '../Link/Link.tsx'
import { headerCart, headerCount } from './Header.css.ts'
import type { HeaderLink } from './headerTypes.ts'

/** The props of `CartLink`. */
export interface CartLinkProps extends HeaderLink {
  /** The text beside the icon. Without it the label is visually hidden. */
  readonly text?: string | undefined
}

/** The link to the cart with its item count; teal on the cart page. Include the count in the label. */
export const CartLink = ({ label, href, count, current, text }: CartLinkProps) => (
  <Link className={headerCart} href={href} aria-current={current ? 'page' : undefined}>
    <BagIcon />
    <Hidden when="visually">{label}</Hidden>
    {text ? <span aria-hidden="true">{text}</span> : null}
    {count ? (
      <span className={headerCount} aria-hidden="true">
        {count}
      </span>
    ) : null}
  </Link>
)
