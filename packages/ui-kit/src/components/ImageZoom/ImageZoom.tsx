import { lazy, Suspense, useState } from 'react'
import { PlusIcon } from '../Icon/PlusIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { imageZoomCorner } from './ImageZoom.css.ts'

// The dialog is loaded when it opens for the first time.
const ZoomView = lazy(() => import('./ZoomView.tsx'))

/** The props of `ImageZoom`. */
export interface ImageZoomProps {
  /** What the image shows. */
  readonly label: string
  /** The largest file, with its size in px. The link opens it without JavaScript. */
  readonly image: { readonly src: string; readonly width: number; readonly height: number }
  readonly labels: { readonly open: string; readonly close: string }
}

/** A button that opens an enlarged image. Put it after the image of a `GalleryItem`; it is in the corner of the frame. */
export const ImageZoom = ({ label, image, labels }: ImageZoomProps) => {
  const [open, setOpen] = useState(false)
  return (
    <div className={imageZoomCorner}>
      <IconButton
        href={image.src}
        label={`${labels.open}: ${label}`}
        icon={<PlusIcon />}
        tone="floating"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      />
      {open ? (
        <Suspense fallback={null}>
          <ZoomView label={label} closeLabel={labels.close} image={image} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
