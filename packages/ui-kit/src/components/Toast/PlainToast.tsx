// @internal
import { useEffect } from 'react'
import * as css from './Toast.css.ts'
import { type ShownToastProps, toastDuration } from './ToastRequest.ts'

/** A toast that needs no other module, for when Radix cannot be loaded. */
export const PlainToast = ({ request, closeLabel, onClose }: ShownToastProps) => {
  const { title, description, duration = toastDuration, action } = request
  useEffect(() => {
    if (duration === 'indefinite') return
    const timer = setTimeout(onClose, duration)
    return () => clearTimeout(timer)
  }, [duration, onClose])
  return (
    <div className={css.toastViewport} role="alert">
      <div className={css.toast}>
        <span />
        <div>
          <p className={css.toastTitle}>{title}</p>
          <p className={css.toastDescription}>{description}</p>
          {action?.element}
        </div>
        <button type="button" className={css.plainToastClose} aria-label={closeLabel} onClick={onClose}>
          ×
        </button>
      </div>
    </div>
  )
}
