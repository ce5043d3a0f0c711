// @internal
import { createContext } from 'react'
import type { ToastControls } from './useToast.ts'

export const ToastContext = createContext<ToastControls | undefined>(undefined)
