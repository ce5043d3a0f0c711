import { useContext } from 'react'
import { ToastContext } from './ToastContext.ts'
import type { ToastRequest } from './ToastRequest.ts'

export interface ToastControls {
  /**
   * Shows a toast; one that is already there is replaced (spec §4: at most one). Gives back what takes away this one, if
   * it is still there.
   */
  readonly show: (request: ToastRequest) => () => void
  /** Takes away whichever toast is there. */
  readonly dismiss: () => void
}

/** The toast of this page. Throws outside a ToastProvider. */
export const useToast = (): ToastControls => {
  const controls = useContext(ToastContext)
  if (!controls) throw new Error('useToast must be used inside a ToastProvider')
  return controls
}
