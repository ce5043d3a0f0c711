// @internal: default export, so that it can be loaded lazily.
import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { ImageZoomProps } from './ImageZoom.tsx'
import { zoomView, zoomViewClose, zoomViewImage, zoomViewStage } from './ZoomView.css.ts'

interface ZoomViewProps {
  readonly label: string
  readonly closeLabel: string
  readonly image: ImageZoomProps['image']
  readonly onClose: () => void
}

const ZoomView = ({ label, closeLabel, image, onClose }: ZoomViewProps) => {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root defaultOpen onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Content
          className={zoomView}
          aria-label={label}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            const { current } = frame
            current?.focus()
            // Starts at the centre of the image.
            current?.scrollTo(
              (current.scrollWidth - current.clientWidth) / 2,
              (current.scrollHeight - current.clientHeight) / 2,
            )
          }}
        >
          <Radix.Title hidden>{label}</Radix.Title>
          <section
            className={zoomViewStage}
            ref={frame}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            aria-label={label}
            onPointerMove={({ buttons, pointerType, movementX, movementY }) => {
              if (buttons === 1 && pointerType === 'mouse') frame.current?.scrollBy(-movementX, -movementY)
            }}
          >
            <img
              className={zoomViewImage}
              src={image.src}
              alt={label}
              width={image.width}
              height={image.height}
              draggable={false}
            />
          </section>
          <div className={zoomViewClose}>
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
