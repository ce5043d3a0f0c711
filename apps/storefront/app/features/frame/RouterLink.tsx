import { Link, useLocation } from '@remix-run/react'
import type { LinkProps } from '@selvedge/ui-kit/Link'
import { forwardRef, type SyntheticEvent } from 'react'

/**
 * Links of the catalogue are prefetched, except on pages with forms: Remix reloads the page when it cannot load the script of
 * the prefetched page, and what was typed would be lost.
 */
const isPrefetched = (here: string, to: string): boolean =>
  /\/(product|category|artist|collection)\//.test(to) && !/\/(cart|checkout|account)/.test(here)

/** Without a connection, Remix would reload the page instead of prefetching another one. */
const ignoreOffline = (event: SyntheticEvent): void => {
  if (!navigator.onLine) event.preventDefault()
}

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
    <Link
      ref={ref}
      to={href}
      // Steps of the checkout replace each other, so that the browser's back button leads to the cart.
      replace={pathname.endsWith('/checkout') && to === pathname}
      prefetch={isPrefetched(pathname, to) ? 'intent' : 'none'}
      onMouseEnter={ignoreOffline}
      onFocus={ignoreOffline}
      {...rest}
    >
      {children}
    </Link>
  )
})
