// @internal
import { cloneElement, forwardRef, type MouseEvent, type ReactElement, type Ref } from 'react'

interface TriggerLinkProps {
  readonly children: ReactElement
  readonly onClick?: (event: MouseEvent) => void
  readonly type?: string
}

/**
 * A link as the trigger of a drawer. Radix ignores a click whose default is prevented, so this prevents the default after
 * Radix has opened the drawer and before the router's link navigates.
 */
export const TriggerLink = forwardRef<HTMLElement, TriggerLinkProps>(
  ({ children, onClick, type: _button, ...wiring }, ref: Ref<HTMLElement>) =>
    cloneElement(children, {
      ...wiring,
      ref,
      onClick: (event: MouseEvent) => {
        children.props.onClick?.(event)
        onClick?.(event)
        event.preventDefault()
      },
    }),
)
TriggerLink.displayName = 'TriggerLink'
