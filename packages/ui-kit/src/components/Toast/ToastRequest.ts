import type { ReactElement, ReactNode } from 'react'

export interface ToastRequest {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Defaults to success (spec §4, §9). */
  readonly variant?: 'success' | 'info' | 'warning' | 'error' | undefined
  /** ms; 5000 by default. `indefinite` stays until it is dismissed. */
  readonly duration?: number | 'indefinite' | undefined
  /** A button or a link; it replaces the close button. `altText` says how else to do the same. */
  readonly action?: { readonly element: ReactElement; readonly altText: string } | undefined
}

/** Default duration in ms (spec §9). */
export const toastDuration = 5000
