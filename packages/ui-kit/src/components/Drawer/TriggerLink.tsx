// @internal
import { cloneElement, forwardRef, type MouseEvent, type ReactElement, type Ref } from 'react'

interface TriggerLinkProps {
  readonly children: ReactElement
  readonly onClick?: (event: MouseEvent) => void
  readonly type?: string
}

/**
 * Lets a link be a trigger: Radix opens first and only then is the link kept from being followed (it ignores a click
 * whose default is already prevented; a router's link ignores one that is prevented by then).
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
