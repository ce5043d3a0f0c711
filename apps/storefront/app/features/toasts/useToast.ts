import { useToast as useKitToast } from '@selvedge/ui-kit/Toast'
import { useMemo } from 'react'
import { reportFailureShown } from './failuresShown.ts'

/** A toast of the shop: its text, and the cause of an error. */
export type ShopToast = {
  readonly title: string
  readonly description?: string
  /** Success by default (spec §9). */
  readonly variant?: 'success' | 'info' | 'warning' | 'error'
  /** In ms, 5000 by default; `indefinite` stays until it is dismissed. */
  readonly duration?: number | 'indefinite'
  readonly error?: unknown
}

/**
 * Shows the shop's one toast in place of any previous one (spec §4), and returns a function that hides it. An error
 * toast is reported to the data layer (spec §8). Throws outside the toasts' provider.
 */
export const useToast = (): ((toast: ShopToast) => () => void) => {
  const { show } = useKitToast()
  return useMemo(
    () =>
      ({ error, ...toast }) => {
        const hide = show(toast)
        const { title, description, variant } = toast
        if (variant === 'error')
          reportFailureShown({ title, ...(description ? { content: description } : {}), error })
        return hide
      },
    [show],
  )
}
