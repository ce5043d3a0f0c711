import * as Radix from '@radix-ui/react-dialog'
import type { ReactElement, ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Drawer.css.ts'
import type { drawerSides } from './Drawer.variants.ts'
import { TriggerLink } from './TriggerLink.tsx'

/** The props of `Drawer`. */
export interface DrawerProps {
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** A button, or a link to a page with the same content, which works without JavaScript. */
  readonly trigger?: ReactElement | undefined
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly closeLabel: string
  readonly side?: (typeof drawerSides)[number] | undefined
}

/** A modal panel at the edge of the window, for filters on phones or a small cart. */
export const Drawer = ({
  title,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
  closeLabel,
  side,
}: DrawerProps) => (
  <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
    {trigger ? (
      <Radix.Trigger asChild>
        {trigger.props.href === undefined ? trigger : <TriggerLink>{trigger}</TriggerLink>}
      </Radix.Trigger>
    ) : null}
    <Radix.Portal>
      <Radix.Overlay className={css.drawerOverlay} />
      <Radix.Content className={css.drawer({ side })} aria-describedby={undefined}>
        <div className={css.drawerHeader}>
          <Radix.Title asChild>
            <div>
              <Heading level={2} size="sub">
                {title}
              </Heading>
            </div>
          </Radix.Title>
          <Radix.Close asChild>
            <IconButton label={closeLabel} icon={<CloseIcon />} />
          </Radix.Close>
        </div>
        <div className={css.drawerBody}>{children}</div>
        {footer ? <div className={css.drawerFooter}>{footer}</div> : null}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
