import type { ReactNode } from 'react'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import { CheckIcon } from '../Icon/CheckIcon.tsx'
import { InfoIcon } from '../Icon/InfoIcon.tsx'
import { callout, calloutAction, calloutIcon, calloutTitle } from './Callout.css.ts'
import type { calloutTones } from './Callout.variants.ts'

/** The props of `Callout`. */
export interface CalloutProps {
  readonly tone?: (typeof calloutTones)[number] | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** `alert` or `status` for a message that appears after the page has loaded. */
  readonly role?: 'alert' | 'status' | undefined
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, error: AlertIcon }

/** A message in the page. For a message that disappears use a toast. */
export const Callout = ({ tone = 'info', title, children, action, role }: CalloutProps) => {
  const Icon = icons[tone]
  return (
    <div className={callout({ tone })} role={role}>
      <span className={calloutIcon[tone]}>
        <Icon />
      </span>
      <div>
        {title ? <p className={calloutTitle}>{title}</p> : null}
        {children}
        {action ? <div className={calloutAction}>{action}</div> : null}
      </div>
    </div>
  )
}
