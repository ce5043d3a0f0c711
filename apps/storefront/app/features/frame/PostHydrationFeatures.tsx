import { useLocation } from '@remix-run/react'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { useMeasuring } from '../measure/useMeasuring.ts'
import { useNotice } from '../toasts/useNotice.ts'

/** What a page needs only after it has been rendered: analytics, the consent banner, and notices. */
const PostHydrationFeatures = () => {
  const { pathname } = useLocation()
  useNotice()
  useMeasuring()
  return <ConsentBanner place={pathname.endsWith('/checkout') ? 'page-end' : 'over'} />
}

export default PostHydrationFeatures
