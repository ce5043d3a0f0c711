import { CookieConsent } from '@selvedge/ui-kit'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useShop } from '../ShopProvider'

/** The space between the banner and the end of the page, in px. */
const GAP = 24

/** The question is shown over the page. It reserves its height at the end of the page, so that everything can be scrolled into view. */
const Banner = () => {
  const { chooseConsent } = useShop()
  const choose: typeof chooseConsent = (choice) => {
    chooseConsent(choice)
    // The pressed button is gone, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const section = banner.current?.querySelector('section')
    if (!section) return
    const reserve = (height: string): void => {
      document.body.style.paddingBottom = height
      document.documentElement.style.scrollPaddingBottom = height
    }
    const observer = new ResizeObserver(() => reserve(`${section.offsetHeight + GAP}px`))
    observer.observe(section)
    return () => {
      observer.disconnect()
      reserve('')
    }
  }, [])
  return (
    <div ref={banner}>
      <CookieConsent
        title="May we measure your visit?"
        text="With your consent we count visits and purchases to improve the shop. The shop works the same without it."
        accept="Allow"
        refuse="Only necessary"
        action="/"
        onChoice={choose}
      />
    </div>
  )
}

/** Asks once whether the visit may be measured. Until the visitor agrees, nothing reaches the data layer. */
export const Consent = () => {
  const { consent } = useShop()
  const state = useSyncExternalStore(consent.subscribe, consent.state)
  return state === 'pending' ? <Banner /> : null
}
