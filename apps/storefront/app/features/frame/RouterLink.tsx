import { Link, useLocation } from '@remix-run/react'
import type { LinkProps } from '@selvedge/ui-kit/Link'
import { forwardRef } from 'react'

/** The kit's links as router links; links to other sites and plain anchors are unchanged. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(({ href, children, ...rest }, ref) => {
  const { pathname } = useLocation()
  if (!/^\/(?!\/)/.test(href))
    return (
      <a ref={ref} href={href} {...rest}>
        {children}
      </a>
    )
  const to = href.split(/[?#]/)[0] ?? ''
  return (
    // Steps of the checkout replace each other, so that the browser's back button leads to the cart.
    <Link ref={ref} to={href} replace={pathname.endsWith('/checkout') && to === pathname} {...rest}>
      {children}
    </Link>
  )
})
