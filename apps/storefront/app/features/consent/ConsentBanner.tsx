import { useLocation } from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { CookieConsent } from '@selvedge/ui-kit/CookieConsent'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { m } from '../../paraglide/messages.js'
import { useHydrated } from '../frame/useHydrated.ts'
import { usePaths } from '../frame/useShop.ts'
import { consentInPage, consentOverPage } from './ConsentBanner.css.ts'
import { useConsentState, visitorConsent } from './visitorConsent.ts'

/** Opens the consent choices on the current page when a link to them is followed, so that typed values are kept. */
const useCookieChoices = () => {
  const [from, setFrom] = useState<HTMLAnchorElement>()
  useEffect(() => {
    const listen = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // Without JavaScript the link opens the privacy page.
      if (!link?.hash.endsWith('#cookie-choices')) return
      event.preventDefault()
      setFrom(link)
    }
    // Runs before the router, which follows every link that is not prevented.
    addEventListener('click', listen, { capture: true })
    return () => removeEventListener('click', listen, { capture: true })
  }, [])
  return { from, close: () => setFrom(undefined) }
}

/** Reserves space at the page's end for the banner, and scrolls a focused element out from under it. */
const useReservedSpace = (over: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const section = over.current?.querySelector('section')
    if (!section) return
    const { style: body } = document.body
    const { style: page } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = `${Math.ceil(section.getBoundingClientRect().height) + 24}px`
      body.paddingBottom = height
      page.scrollPaddingBottom = height
    })
    observer.observe(section)
    return () => {
      observer.disconnect()
      body.paddingBottom = ''
      page.scrollPaddingBottom = ''
    }
  }, [over])
}

type BannerProps = {
  /** The link that opened the banner; a banner that opened by itself leaves the focus unchanged. */
  readonly from: HTMLAnchorElement | undefined
  readonly onChosen: () => void
}

const Banner = ({ from, onChosen }: BannerProps) => {
  const paths = usePaths()
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (from) banner.current?.querySelector('button')?.focus()
  }, [from])
  return (
    <div ref={banner}>
      <CookieConsent
        title={m.consent_title()}
        text={
          <>
            {m.consent_text()} <TextLink href={paths.help('privacy')}>{m.consent_more()}</TextLink>
          </>
        }
        refuse={m.consent_refuse()}
        accept={m.consent_accept()}
        action={paths.help('privacy')}
        onChoice={(choice) => {
          visitorConsent().choose(choice)
          const next = from ?? document.getElementById('content')
          next?.focus({ preventScroll: true })
          onChosen()
        }}
      />
    </div>
  )
}

const BannerOverPage = (props: BannerProps) => {
  const over = useRef<HTMLDivElement>(null)
  useReservedSpace(over)
  return (
    <div ref={over} className={consentOverPage}>
      <Banner {...props} />
    </div>
  )
}

/**
 * Asks for consent to tracking until there is a choice, and again when a link to the choices is followed. The checkout
 * has the banner at its end.
 */
export const ConsentBanner = () => {
  const isOverPage = !useLocation().pathname.endsWith('/checkout')
  const isHydrated = useHydrated()
  const state = useConsentState()
  const { from, close } = useCookieChoices()
  if (state !== 'pending' && !from) return null
  if (isOverPage) return <BannerOverPage from={from} onChosen={close} />
  return (
    isHydrated &&
    createPortal(
      <div className={consentInPage}>
        <Box padding="s">
          <Banner from={from} onChosen={close} />
        </Box>
      </div>,
      document.body,
    )
  )
}
