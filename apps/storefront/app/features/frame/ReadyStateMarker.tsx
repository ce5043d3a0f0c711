import { useFetchers, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * Marks on the document element whether the page is usable: `data-hydrated` once React has hydrated it, `data-busy`
 * while a navigation, a form or a revalidation is pending. Styles, tests and monitoring read it.
 */
export const ReadyStateMarker = () => {
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const fetchers = useFetchers()
  const isBusy = [navigation, revalidator, ...fetchers].some(({ state }) => state !== 'idle')
  // The visitor may have gone back while React hydrated the page.
  useEffect(() => void globalThis.reloadForOtherUrl?.(), [])
  useEffect(() => {
    const { documentElement } = document
    documentElement.toggleAttribute('data-hydrated', true)
    documentElement.toggleAttribute('data-busy', isBusy)
  }, [isBusy])
  return null
}
