import { Link } from '@remix-run/react'
import type { LinkProps } from '@selvedge/ui-kit/Link'
import { forwardRef } from 'react'

/** The kit's links as router links; addresses of other sites and plain anchors stay what they are. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  if (!href.startsWith('/') || href.startsWith('//'))
    return (
      <a ref={ref} href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link ref={ref} to={href} {...rest}>
      {children}
    </Link>
  )
})
