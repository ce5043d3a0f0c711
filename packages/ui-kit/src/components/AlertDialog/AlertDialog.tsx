import * as Radix from '@radix-ui/react-alert-dialog'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { dialog, dialogDescription, dialogFooter, dialogHeader, dialogOverlay } from '../Dialog/Dialog.css.ts'
import { Heading } from '../Heading/Heading.tsx'
import type { alertDialogTones } from './AlertDialog.variants.ts'

/** The props of `AlertDialog`. */
export interface AlertDialogProps {
  /** The question: "Remove from the cart?" */
  readonly title: string
  /** The consequence of confirming. */
  readonly description: ReactNode
  /** The label of the confirming button, a verb: "Remove". */
  readonly confirm: ReactNode
  /** The label of the cancelling button, which is focused first: "Keep it". */
  readonly cancel: ReactNode
  readonly onConfirm: () => void
  /** `danger` for a destructive action. */
  readonly tone?: (typeof alertDialogTones)[number] | undefined
  /** The button that opens the dialog. Without a trigger, control the dialog with `open`. */
  readonly trigger?: ReactElement | undefined
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

/** A dialog that requires a decision. A click outside does not close it. */
export const AlertDialog = ({
  title,
  description,
  confirm,
  cancel,
  onConfirm,
  tone = 'primary',
  trigger,
  open,
  onOpenChange,
}: AlertDialogProps) => (
  <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
    {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
    <Radix.Portal>
      <Radix.Overlay className={dialogOverlay}>
        <Radix.Content className={dialog.s}>
          <div className={dialogHeader}>
            <Radix.Title asChild>
              <div>
                <Heading level={2} size="group">
                  {title}
                </Heading>
              </div>
            </Radix.Title>
          </div>
          <Radix.Description className={dialogDescription}>{description}</Radix.Description>
          <div className={dialogFooter}>
            <Radix.Action asChild>
              <Button tone={tone} onClick={onConfirm}>
                {confirm}
              </Button>
            </Radix.Action>
            <Radix.Cancel asChild>
              <Button tone="secondary">{cancel}</Button>
            </Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  </Radix.Root>
)
