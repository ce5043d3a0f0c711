import { useEffect, useState } from 'react'

/** How a link to the cookie choices ends. Without script it leads to what the shop keeps. */
export const COOKIE_CHOICES = '#cookie-choices'

/** Opens the choices where the visitor is, when a link to them is followed: nothing typed gets lost. */
export const useCookieChoices = () => {
  const [from, setFrom] = useState<HTMLAnchorElement>()
  useEffect(() => {
    const listen = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.hash.endsWith(COOKIE_CHOICES)) return
      event.preventDefault()
      setFrom(link)
    }
    // Before the router, which follows every link that nobody has taken.
    addEventListener('click', listen, { capture: true })
    return () => removeEventListener('click', listen, { capture: true })
  }, [])
  return { from, close: () => setFrom(undefined) }
}
