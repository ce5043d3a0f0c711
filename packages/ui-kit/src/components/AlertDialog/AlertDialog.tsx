import * as Radix from '@radix-ui/react-alert-dialog'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { description as descriptionClass, dialog, footer, head, overlay } from '../Dialog/Dialog.css.ts'
import { Heading } from '../Heading/Heading.tsx'

export interface AlertDialogProps {
  /** The question: "Remove from the cart?" */
  readonly title: string
  /** What happens if one goes on. */
  readonly description: ReactNode
  /** The verb of the act: "Remove". */
  readonly confirm: ReactNode
  /** The way back, focused first: "Keep it". */
  readonly cancel: ReactNode
  readonly onConfirm: () => void
  /** `danger` where something is lost. */
  readonly tone?: 'primary' | 'danger' | undefined
  /** The button that opens it; or control it with `open`. */
  readonly trigger?: ReactElement | undefined
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

/** A question that has to be answered before anything else. It does not close by a click beside it. */
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
      <Radix.Overlay className={overlay}>
        <Radix.Content className={dialog.s}>
          <div className={head}>
            <Radix.Title asChild>
              <div>
                <Heading level={2} size="group">
                  {title}
                </Heading>
              </div>
            </Radix.Title>
          </div>
          <Radix.Description className={descriptionClass}>{description}</Radix.Description>
          <div className={footer}>
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
