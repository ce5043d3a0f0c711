import { pageViewEvent } from '@selvedge/analytics'
import { useEffect } from 'react'
import { useShop } from '../ShopProvider'
import { shopName } from '../settings'

/** Sets the title of the page, and reports the page once; not while it is on its way to another page (`isPassing`). */
export const usePageView = (pageType: string, title?: string, isPassing = false): void => {
  const { track } = useShop()
  useEffect(() => {
    document.title = title ? `${title} · ${shopName}` : shopName
  }, [title])
  useEffect(() => {
    if (!isPassing) track(pageViewEvent({ pageType }))
  }, [track, pageType, isPassing])
}
