import type { LinkProps } from '@selvedge/ui-kit'
import { forwardRef, type MouseEvent, useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/** The current path, which changes with every navigation. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname)

/** The query parameters of the page. */
export const useQueryParameters = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search))

/** Opens a page of the site. */
export const navigate = (href: string, { replace = false } = {}): void => {
  if (replace) window.history.replaceState(null, '', href)
  else window.history.pushState(null, '', href)
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.scrollTo(0, 0)
}

/** Changes a query parameter of the page in its place: a reload, a link and Back show the same choice. */
export const setQueryParameter = (name: string, value: string): void => {
  const address = new URL(window.location.href)
  address.searchParams.set(name, value)
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** Replaces the page at `from` by another one, unless the visitor has left it meanwhile. */
export const leaveFor = (href: string, from: string): void => {
  if (window.location.pathname === from) navigate(href, { replace: true })
}

/** The path of a file, such as `/sizes.pdf`. */
const isFile = /\.\w+$/

/** Whether the browser has to follow the link: another window, another site, a file, or a place in the page. */
const isForBrowser = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { origin, pathname, hash, target } = event.currentTarget
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
  return (
    event.defaultPrevented ||
    isModified ||
    target !== '' ||
    hash !== '' ||
    origin !== window.location.origin ||
    isFile.test(pathname)
  )
}

/** The link component of the component kit: pages of the site open without loading a document. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href, onClick, ...props },
  ref,
) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (isForBrowser(event)) return
    event.preventDefault()
    navigate(event.currentTarget.href)
  }
  return <a {...props} ref={ref} href={href} onClick={follow} />
})
