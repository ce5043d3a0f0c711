import { useTracker } from '../analytics/useTracker.ts'
import { useNotice } from '../toasts/noticeToast.ts'

/** Features that a page loads after it has been rendered: analytics and notices. */
const PostHydrationFeatures = () => {
  useNotice()
  useTracker()
  return null
}

export default PostHydrationFeatures
