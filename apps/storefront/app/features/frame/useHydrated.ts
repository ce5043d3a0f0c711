import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether React has hydrated the page. False on the server and in the first render, for features that work without
 * JavaScript.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
