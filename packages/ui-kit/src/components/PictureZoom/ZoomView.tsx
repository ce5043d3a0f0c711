// @internal: default export, so that it can be loaded lazily.
import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { PictureZoomProps } from './PictureZoom.tsx'
import { close, picture as pictureClass, stage, view } from './ZoomView.css.ts'

interface ZoomViewProps {
  readonly label: string
  readonly closeLabel: string
  readonly picture: PictureZoomProps['picture']
  readonly onClose: () => void
}

const ZoomView = ({ label, closeLabel, picture, onClose }: ZoomViewProps) => {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root defaultOpen onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Content
          className={view}
          aria-label={label}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            const { current } = frame
            current?.focus()
            // The middle of the picture is what one came for.
            current?.scrollTo(
              (current.scrollWidth - current.clientWidth) / 2,
              (current.scrollHeight - current.clientHeight) / 2,
            )
          }}
        >
          <Radix.Title hidden>{label}</Radix.Title>
          <section
            className={stage}
            ref={frame}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            aria-label={label}
            onPointerMove={({ buttons, pointerType, movementX, movementY }) => {
              if (buttons === 1 && pointerType === 'mouse') frame.current?.scrollBy(-movementX, -movementY)
            }}
          >
            <img
              className={pictureClass}
              src={picture.src}
              alt={label}
              width={picture.width}
              height={picture.height}
              draggable={false}
            />
          </section>
          <div className={close}>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon />} />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export default ZoomView
