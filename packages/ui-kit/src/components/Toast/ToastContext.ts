// @internal
import { createContext } from 'react'
import type { ToastControls } from './useToast.ts'

/** The controls of the toast; `undefined` outside a `ToastProvider`. */
export const ToastContext = createContext<ToastControls | undefined>(undefined)
