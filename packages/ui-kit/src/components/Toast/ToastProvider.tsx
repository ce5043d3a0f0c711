import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { PlainToast } from './PlainToast.tsx'
import { ToastContext } from './ToastContext.ts'
import type { ShownToastProps, ToastRequest } from './ToastRequest.ts'
import type { ToastControls } from './useToast.ts'

/** Radix is loaded with the first toast. That fails while the device is offline, which may be what the toast is about. */
const ToastRegion = lazy<ComponentType<ShownToastProps>>(() =>
  import('./ToastRegion.tsx').catch(() => ({ default: PlainToast })),
)

/** The props of `ToastProvider`. */
export interface ToastProviderProps {
  readonly children: ReactNode
  /** The accessible name of the region: "Notifications". */
  readonly label: string
  readonly closeLabel: string
}

/** Provides `useToast` to its children and renders the toast. */
export const ToastProvider = ({ children, label, closeLabel }: ToastProviderProps) => {
  // The number is the key of the toast, so each request starts a new timer.
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
