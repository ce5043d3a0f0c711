// @internal
import { cloneElement, forwardRef, type MouseEvent, type ReactElement, type Ref } from 'react'

interface TriggerLinkProps {
  readonly children: ReactElement
  readonly onClick?: (event: MouseEvent) => void
  readonly type?: string
}

/**
 * A link that opens a drawer instead of navigating. It prevents the default of a click after Radix has handled the
 * click, because Radix ignores a click whose default is prevented. The link of a router then does not navigate.
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
