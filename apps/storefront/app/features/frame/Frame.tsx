import { SkipLink } from '@selvedge/ui-kit/SkipLink'
import { ToastProvider } from '@selvedge/ui-kit/Toast'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { useCartSignal } from '../cart/useCartSignal.ts'
import { NoticeInPage } from '../toasts/NoticeInPage.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { comesLater } from './comesLater.tsx'
import type { FrameKind } from './frameOf.ts'
import { ShopFooter } from './ShopFooter.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import { useArrival } from './useArrival.ts'

const AfterArrival = comesLater(() => import('./AfterArrival.tsx'))

/** The head and foot around a page. */
export const Frame = ({ kind, children }: { readonly kind: FrameKind; readonly children: ReactNode }) => {
  useArrival()
  useCartSignal(kind === 'checkout' ? 'stays' : 'follows')
  return (
    <ToastProvider label={m.notifications()} closeLabel={m.close()}>
      <SkipLink target="content">{m.skip_to_content()}</SkipLink>
      <AfterArrival />
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
