import { lazy, Suspense, useState } from 'react'
import { PlusIcon } from '../Icon/PlusIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { corner } from './PictureZoom.css.ts'

// The dialog comes with the first look, not with the page.
const ZoomView = lazy(() => import('./ZoomView.tsx'))

export interface PictureZoomProps {
  /** What the picture shows. */
  readonly label: string
  /** The picture as large as it is kept, in px: where the link leads before script. */
  readonly picture: { readonly src: string; readonly width: number; readonly height: number }
  readonly labels: { readonly open: string; readonly close: string }
}

/** A close look at a picture. Put it behind the picture of a `GalleryItem`: it stands in the frame's corner. */
export const PictureZoom = ({ label, picture, labels }: PictureZoomProps) => {
  const [open, setOpen] = useState(false)
  return (
    <div className={corner}>
      <IconButton
        href={picture.src}
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
          <ZoomView
            label={label}
            closeLabel={labels.close}
            picture={picture}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
