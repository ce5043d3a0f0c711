// @internal: default export, so that it can be loaded lazily.
import * as Radix from '@radix-ui/react-toast'
import { useRef } from 'react'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import { CheckIcon } from '../Icon/CheckIcon.tsx'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { InfoIcon } from '../Icon/InfoIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Toast.css.ts'
import { type ShownToastProps, toastDuration } from './ToastRequest.ts'
import { useFocusReturn } from './useFocusReturn.ts'

const icons = { success: CheckIcon, info: InfoIcon, warning: AlertIcon, error: AlertIcon }

const ToastRegion = ({ request, label, closeLabel, onClose }: ShownToastProps) => {
  const { title, description, variant = 'success', duration = toastDuration, action } = request
  const Icon = icons[variant]
  const region = useRef<HTMLDivElement>(null)
  useFocusReturn(region)
  return (
    <Radix.Provider label={label} swipeDirection="right">
      <Radix.Root
        className={css.toast}
        data-variant={variant}
        type={variant === 'error' || variant === 'warning' ? 'foreground' : 'background'}
        duration={duration === 'indefinite' ? Number.POSITIVE_INFINITY : duration}
        onOpenChange={(open) => open || onClose()}
        defaultOpen
      >
        <span className={css.toastIcon[variant]}>
          <Icon />
        </span>
        <div>
          <Radix.Title className={css.toastTitle}>{title}</Radix.Title>
          {description ? (
            <Radix.Description className={css.toastDescription}>{description}</Radix.Description>
          ) : null}
        </div>
        {action ? (
          <Radix.Action asChild altText={action.altText}>
            {action.element}
          </Radix.Action>
        ) : (
          <Radix.Close asChild>
            <IconButton label={closeLabel} icon={<CloseIcon />} />
          </Radix.Close>
        )}
      </Radix.Root>
      <div ref={region}>
        <Radix.Viewport className={css.toastViewport} label={label} />
      </div>
    </Radix.Provider>
  )
}

export default ToastRegion
