import { useLocation } from '@remix-run/react'
import { useTracker } from '../analytics/useTracker.ts'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { useNotice } from '../toasts/noticeToast.ts'

/** Features that a page loads after it has been rendered: analytics, the consent banner, and notices. */
const PostHydrationFeatures = () => {
  const { pathname } = useLocation()
  useNotice()
  useTracker()
  return <ConsentBanner place={pathname.endsWith('/checkout') ? 'page-end' : 'over'} />
}

export default PostHydrationFeatures
