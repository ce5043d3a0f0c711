import { Box } from '@selvedge/ui-kit/Box'
import { CookieConsent } from '@selvedge/ui-kit/CookieConsent'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'
import { inPage, overPage } from './ConsentBanner.css.ts'
import { useConsentState } from './useConsentState.ts'
import { useCookieChoices } from './useCookieChoices.ts'
import { useRoomBelow } from './useRoomBelow.ts'
import { visitorConsent } from './visitorConsent.ts'

type BannerProps = {
  /** The link that it was opened by; without one it came by itself and leaves the focus where it is. */
  readonly from: HTMLAnchorElement | undefined
  readonly onAnswered: () => void
}

const Banner = ({ from, onAnswered }: BannerProps) => {
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
        onAnswer={(answer) => {
          visitorConsent().answer(answer)
          const next = from ?? document.getElementById('content')
          next?.focus({ preventScroll: true })
          onAnswered()
        }}
      />
    </div>
  )
}

const BannerOverPage = (props: BannerProps) => {
  const over = useRef<HTMLDivElement>(null)
  useRoomBelow(over)
  return (
    <div ref={over} className={overPage}>
      <Banner {...props} />
    </div>
  )
}

/** Asks whether visits may be counted, until there is an answer; and again when a link to the choices is followed. */
export const ConsentBanner = ({ place }: { readonly place: 'over' | 'page-end' }) => {
  const state = useConsentState()
  const { from, close } = useCookieChoices()
  if (state !== 'pending' && !from) return null
  return place === 'over' ? (
    <BannerOverPage from={from} onAnswered={close} />
  ) : (
    createPortal(
      <div className={inPage}>
        <Box padding="s">
          <Banner from={from} onAnswered={close} />
        </Box>
      </div>,
      document.body,
    )
  )
}
