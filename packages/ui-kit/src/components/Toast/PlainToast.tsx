// @internal
import { useEffect, useRef } from 'react'
import * as css from './Toast.css.ts'
import { type ShownToastProps, toastDuration } from './ToastRequest.ts'
import { useFocusReturn } from './useFocusReturn.ts'

/** A toast that needs no other module, for when Radix cannot be loaded. */
export const PlainToast = ({ request, closeLabel, onClose }: ShownToastProps) => {
  const { title, description, duration = toastDuration, action } = request
  const region = useRef<HTMLDivElement>(null)
  useFocusReturn(region)
  useEffect(() => {
    if (duration === 'indefinite') return
    const timer = setTimeout(onClose, duration)
    return () => clearTimeout(timer)
  }, [duration, onClose])
  return (
    <div ref={region} className={css.toastViewport} role="alert">
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
