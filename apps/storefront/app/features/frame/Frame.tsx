import { SkipLink } from '@selvedge/ui-kit/SkipLink'
import { ToastProvider } from '@selvedge/ui-kit/Toast'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { useCartSignal } from '../cart/useCartSignal.ts'
import { NoticeInPage } from '../toasts/NoticeInPage.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import type { FrameKind } from './frameOf.ts'
import { ShopFooter } from './ShopFooter.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useHydrated } from './useHydrated.ts'

/** Without them the page works all the same: a failed download is left out. */
const PostHydrationFeatures = lazy<ComponentType>(() =>
  import('./PostHydrationFeatures.tsx').catch(() => ({ default: () => null })),
)

/** The header and footer around a page. */
export const Frame = ({ kind, children }: { readonly kind: FrameKind; readonly children: ReactNode }) => {
  useFocusOnNavigation()
  const isHydrated = useHydrated()
  useCartSignal(kind === 'checkout' ? 'stays' : 'follows')
  return (
    <ToastProvider label={m.notifications()} closeLabel={m.close()}>
      <SkipLink target="content">{m.skip_to_content()}</SkipLink>
      {isHydrated ? (
        <Suspense>
          <PostHydrationFeatures />
        </Suspense>
      ) : null}
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
