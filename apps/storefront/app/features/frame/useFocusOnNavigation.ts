import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Moves the focus to the content after a navigation to another page, as a browser does that loads one. */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
