import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { ToastContext } from './ToastContext.ts'
import type { ToastRequest } from './ToastRequest.ts'
import type { ToastControls } from './useToast.ts'

// Radix comes with the first toast, not with the page.
const ToastRegion = lazy(() => import('./ToastRegion.tsx'))

export interface ToastProviderProps {
  readonly children: ReactNode
  /** Name of the region: "Notifications". */
  readonly label: string
  readonly closeLabel: string
}

/** Makes `useToast` work below it and shows the one toast. */
export const ToastProvider = ({ children, label, closeLabel }: ToastProviderProps) => {
  // The number makes each request a new toast: its clock starts again.
  const [toast, setToast] = useState<
    { readonly number: number; readonly request: ToastRequest } | undefined
  >()
  const controls = useMemo<ToastControls>(
    () => ({
      show: (request) => {
        setToast((before) => ({ number: (before?.number ?? 0) + 1, request }))
        return () => setToast((shown) => (shown?.request === request ? undefined : shown))
      },
      dismiss: () => setToast(undefined),
    }),
    [],
  )
  return (
    <ToastContext.Provider value={controls}>
      {children}
      {toast ? (
        <Suspense fallback={null}>
          <ToastRegion
            key={toast.number}
            request={toast.request}
            label={label}
            closeLabel={closeLabel}
            onClose={controls.dismiss}
          />
        </Suspense>
      ) : null}
    </ToastContext.Provider>
  )
}
