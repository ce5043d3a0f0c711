import { type ReactNode, useId } from 'react'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { PlusIcon } from '../Icon/PlusIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { popoverTarget } from '../Popover/popoverTarget.ts'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import * as css from './ImageZoom.css.ts'

/** The props of `ImageZoom`. */
export interface ImageZoomProps {
  /** What the image shows. */
  readonly label: string
  /** A large file, with its size in px. It is loaded when the view opens. */
  readonly image: { readonly src: string; readonly width: number; readonly height: number }
  readonly labels: { readonly open: string; readonly close: string; readonly zoom: ReactNode }
}

const levels = ['1', '2', '4'].map((value) => ({ value, label: `${value}×` }))

// React 18 does not know this attribute of HTML.
const popover = { popover: 'auto' }

// React renders this attribute on the server only.
const focusFirst = (stage: HTMLElement | null) => stage?.setAttribute('autofocus', '')

/**
 * A button that opens an image over the whole window. There visitors can enlarge the image and move it by keyboard,
 * wheel or touch, also without JavaScript. Escape closes this view. Put `ImageZoom` after the image of a
 * `GalleryItem`: the button is shown in the corner of the frame.
 */
export const ImageZoom = ({ label, image, labels }: ImageZoomProps) => {
  const id = useId()
  return (
    <>
      <div className={css.imageZoomCorner}>
        <IconButton
          label={`${labels.open}: ${label}`}
          icon={<PlusIcon />}
          tone="floating"
          {...popoverTarget(id)}
        />
      </div>
      <div id={id} role="dialog" aria-label={label} className={css.imageZoomView} {...popover}>
        <section
          className={css.imageZoomStage}
          ref={focusFirst}
          // biome-ignore lint/a11y/noAutofocus: the image gets the focus when the view opens, not when the page loads.
          autoFocus
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={label}
        >
          <img className={css.imageZoomImage} alt={label} loading="lazy" {...image} />
        </section>
        <div className={css.imageZoomBar}>
          <SegmentedControl legend={labels.zoom} name={`${id}zoom`} defaultValue="1" segments={levels} />
          <IconButton label={labels.close} icon={<CloseIcon />} tone="floating" {...popoverTarget(id)} />
        </div>
      </div>
    </>
  )
}
