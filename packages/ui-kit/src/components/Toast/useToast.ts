import { useContext } from 'react'
import { ToastContext } from './ToastContext.ts'
import type { ToastRequest } from './ToastRequest.ts'

/** The functions that show and hide the toast. */
export interface ToastControls {
  /**
   * Shows a toast and replaces an earlier one (at most one). Returns a function that hides this toast, if it is
   * still shown.
   */
  readonly show: (request: ToastRequest) => () => void
  /** Hides the current toast. */
  readonly dismiss: () => void
}

/** Shows and hides the toast of the page. Throws outside a `ToastProvider`. */
export const useToast = (): ToastControls => {
  const controls = useContext(ToastContext)
  if (!controls) throw new Error('useToast must be used inside a ToastProvider')
  return controls
}
