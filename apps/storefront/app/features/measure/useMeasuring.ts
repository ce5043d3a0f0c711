import { useFetchers, useLocation, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { usePaths, useShop } from '../frame/useShop.ts'
import { onFailureShown } from '../toasts/failuresShown.ts'
import { useSight } from './useSight.ts'
import { visitorMeasuring } from './visitorMeasuring.ts'

/** Time for further clicks before what became of the cart is told, in ms. */
const PAUSE_MS = 500

/** Follows the visitor: pages, the cart's changes, failures they were shown. What the visitor agreed to is told. */
export const useMeasuring = (): void => {
  const shop = useShop()
  const paths = usePaths()
  const sight = useSight()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const isBusy = useFetchers().length > 0 || state !== 'idle'
  const isKnown = shop !== undefined
  const stamp = shop?.cartStamp ?? ''
  const signedIn = shop?.signedIn ?? false
  const measuring = visitorMeasuring({ address: paths.dataLayer, collector: shop?.analyticsUrl })

  // The same page again tells nothing: this may run as often as it is rendered.
  useEffect(() => {
    if (isKnown) measuring.arrive(sight, { stamp, signedIn })
  })

  useEffect(() => {
    if (!isKnown || isBusy) return
    const timer = setTimeout(() => measuring.changed({ stamp, signedIn }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [measuring, isKnown, isBusy, stamp, signedIn])

  useEffect(() => onFailureShown((toast) => measuring.failed(toast, pathname)), [measuring, pathname])
}
