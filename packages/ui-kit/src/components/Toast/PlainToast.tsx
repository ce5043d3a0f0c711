// @internal
import * as css from './Toast.css.ts'
import type { ShownToastProps } from './ToastRequest.ts'

/** A toast that needs no other module, for when Radix cannot be loaded. It has no timer: it stays until it is closed or replaced. */
export const PlainToast = ({ request, closeLabel, onClose }: ShownToastProps) => (
  <div className={css.toastViewport} role="alert">
    <div className={css.toast}>
      <span />
      <div>
        <p className={css.toastTitle}>{request.title}</p>
        <p className={css.toastDescription}>{request.description}</p>
      </div>
      {request.action?.element ?? (
        <button type="button" className={css.plainToastClose} aria-label={closeLabel} onClick={onClose}>
          ×
        </button>
      )}
    </div>
  </div>
)
