import { useLocation } from '@remix-run/react'
import { SkipLink } from '@selvedge/ui-kit/SkipLink'
import { ToastProvider } from '@selvedge/ui-kit/Toast'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { useCartSignal } from '../cart/useCartSignal.ts'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { PreviewBar } from '../preview/PreviewBar.tsx'
import { NoticeInPage } from '../toasts/NoticeInPage.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import type { FrameKind } from './frameOf.ts'
import { ShopFooter, ShopHeader } from './ShopFrame.tsx'
import { useHydrated } from './useHydrated.ts'

/** The page works without these features, so a failed download is ignored. */
const PostHydrationFeatures = lazy<ComponentType>(() =>
  import('./PostHydrationFeatures.tsx').catch(() => ({ default: () => null })),
)

/**
 * Moves the focus to the content after a navigation to another page, as browsers do when they load a page. Also moves
 * it when a navigation within the page removed the focused control.
 */
const useFocusOnNavigation = (): void => {
  const location = useLocation()
  const shown = useRef(location)
  // The focused control is read before the page changes. When the effect runs, a removed control has already lost the
  // focus.
  const focused = globalThis.document?.activeElement
  useEffect(() => {
    if (shown.current === location) return
    const isOtherPage = shown.current.pathname !== location.pathname
    shown.current = location
    const isRemoved = focused?.isConnected === false && document.activeElement === document.body
    if (isOtherPage || isRemoved) document.getElementById('content')?.focus({ preventScroll: true })
  }, [location])
}

/** The header and footer around a page. */
export const PageFrame = ({ kind, children }: { readonly kind: FrameKind; readonly children: ReactNode }) => {
  useFocusOnNavigation()
  const isHydrated = useHydrated()
  useCartSignal(kind === 'checkout' ? 'stays' : 'follows')
  return (
    <ToastProvider label={m.notifications()} closeLabel={m.close()}>
      <SkipLink target="content">{m.skip_to_content()}</SkipLink>
      <ConsentBanner />
      {isHydrated ? (
        <Suspense>
          <PostHydrationFeatures />
        </Suspense>
      ) : null}
      <PreviewBar />
      <NoticeInPage />
      {kind === 'shop' ? (
        <>
          <ShopHeader />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <ShopFooter />
        </>
      ) : (
        <CheckoutFrame kind={kind}>{children}</CheckoutFrame>
      )}
    </ToastProvider>
  )
}
