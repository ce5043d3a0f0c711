import { useToast } from '@selvedge/ui-kit'
import { useEffect } from 'react'

/** Shows a message when the device goes offline, because a request fails only after its last retry, seconds later. */
export const useOfflineMessage = (): void => {
  const { show } = useToast()
  useEffect(() => {
    let hide: (() => void) | undefined
    const showMessage = (): void => {
      hide = show({
        title: 'You are offline.',
        description: 'The shop can be reached again when your device has a connection.',
        variant: 'warning',
        duration: 'indefinite',
      })
    }
    const hideMessage = (): void => hide?.()
    if (!navigator.onLine) showMessage()
    window.addEventListener('offline', showMessage)
    window.addEventListener('online', hideMessage)
    return () => {
      window.removeEventListener('offline', showMessage)
      window.removeEventListener('online', hideMessage)
      hideMessage()
    }
  }, [show])
}
