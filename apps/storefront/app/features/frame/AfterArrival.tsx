import { useLocation } from '@remix-run/react'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { useMeasuring } from '../measure/useMeasuring.ts'
import { useNotice } from '../toasts/useNotice.ts'

/** What no page needs for its first look: the data layer, the question whether it may count, and notices. */
const AfterArrival = () => {
  const { pathname } = useLocation()
  useNotice()
  useMeasuring()
  return <ConsentBanner place={pathname.endsWith('/checkout') ? 'page-end' : 'over'} />
}

export default AfterArrival
