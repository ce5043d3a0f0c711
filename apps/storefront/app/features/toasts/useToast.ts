import { useToast as useKitToast } from '@selvedge/ui-kit/Toast'
import { useMemo } from 'react'
import { failureShown } from './failuresShown.ts'

/** A toast of the shop: words, and what was behind an error. */
export type ShopToast = {
  readonly title: string
  readonly description?: string
  /** Success unless said otherwise (spec §9). */
  readonly variant?: 'success' | 'info' | 'warning' | 'error'
  /** In ms, 5000 unless said otherwise; `indefinite` stays until it is dismissed. */
  readonly duration?: number | 'indefinite'
  readonly error?: unknown
}

/**
 * Shows the shop's one toast in the place of any before (spec §4), and gives back what takes this one away. An error toast is told to the data layer (spec §8).
 * Throws outside the toasts' provider.
 */
export const useToast = (): ((toast: ShopToast) => () => void) => {
  const { show } = useKitToast()
  return useMemo(
    () =>
      ({ error, ...toast }) => {
        const hide = show(toast)
        const { title, description, variant } = toast
        if (variant === 'error')
          failureShown({ title, ...(description ? { content: description } : {}), error })
        return hide
      },
    [show],
  )
}
