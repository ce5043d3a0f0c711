import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Puts the focus at the start of the content when another page arrives, as a browser does that loads one. */
export const useArrival = (): void => {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
