import * as Radix from '@radix-ui/react-dialog'
import type { ReactElement, ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Dialog.css.ts'
import type { dialogSizes } from './Dialog.variants.ts'

/** The props of `Dialog`. */
export interface DialogProps {
  readonly title: string
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Buttons at the end of the dialog. */
  readonly footer?: ReactNode
  /** The button or link that opens the dialog. Without a trigger, control the dialog with `open`. */
  readonly trigger?: ReactElement | undefined
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly closeLabel: string
  readonly size?: (typeof dialogSizes)[number] | undefined
}

/** A modal dialog. It traps the focus, and returns it to the trigger when it closes. */
export const Dialog = ({
  title,
  description,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
  closeLabel,
  size = 'm',
}: DialogProps) => (
  <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
    {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
    <Radix.Portal>
      <Radix.Overlay className={css.dialogOverlay}>
        <Radix.Content
          className={css.dialog[size]}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={css.dialogHeader}>
            <Radix.Title asChild>
              <div>
                <Heading level={2} size="group">
                  {title}
                </Heading>
              </div>
            </Radix.Title>
            <div className={css.dialogClose}>
              <Radix.Close asChild>
                <IconButton label={closeLabel} icon={<CloseIcon />} />
              </Radix.Close>
            </div>
          </div>
          {description ? (
            <Radix.Description className={css.dialogDescription}>{description}</Radix.Description>
          ) : null}
          {children}
          {footer ? <div className={css.dialogFooter}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  </Radix.Root>
)
