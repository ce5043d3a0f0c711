import { pageViewEvent } from '@selvedge/analytics'
import { useEffect } from 'react'
import { useShop } from '../ShopProvider'
import { shopName } from '../settings'

/** Sets the title of the page, and reports the page once. */
export const usePageView = (pageType: string, title?: string): void => {
  const { track } = useShop()
  useEffect(() => {
    document.title = title ? `${title} · ${shopName}` : shopName
  }, [title])
  useEffect(() => track(pageViewEvent({ pageType })), [track, pageType])
}
