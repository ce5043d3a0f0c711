import type { ReactElement, ReactNode } from 'react'
import type { toastVariants } from './Toast.variants.ts'

/** A toast to show. */
export interface ToastRequest {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Defaults to success. */
  readonly variant?: (typeof toastVariants)[number] | undefined
  /** In ms, by default 5000. An `indefinite` toast stays until it is dismissed. */
  readonly duration?: number | 'indefinite' | undefined
  /** A button or a link, which replaces the close button. `altText` describes another way to do the same. */
  readonly action?: { readonly element: ReactElement; readonly altText: string } | undefined
}

/** Default duration in ms. */
export const toastDuration = 5000

/** The props of the components that render a toast. */
export interface ShownToastProps {
  readonly request: ToastRequest
  readonly label: string
  readonly closeLabel: string
  readonly onClose: () => void
}
