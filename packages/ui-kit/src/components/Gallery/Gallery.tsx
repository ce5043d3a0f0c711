import { lazy, type MouseEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { PlusIcon } from '../Icon/PlusIcon.tsx'
import { closer, gallery, slide, strip, thumb, thumbs } from './Gallery.css.ts'

// The dialog comes with the first look, not with the page.
const GalleryZoom = lazy(() => import('./GalleryZoom.tsx'))

export interface GalleryItem {
  readonly id: string
  /** What the picture shows. */
  readonly label: string
  /** Both a `Picture` with ratio `fill`. */
  readonly thumb: ReactNode
  readonly main: ReactNode
  /** The picture as large as it is kept: where the link leads before script, and what the close look shows. */
  readonly zoom?: { readonly src: string; readonly width: number; readonly height: number } | undefined
}

export interface GalleryProps {
  /** Name of the gallery. */
  readonly label: string
  readonly items: readonly GalleryItem[]
  /** Names of the close look's buttons: needed with `zoom`. */
  readonly zoomLabels?: { readonly open: string; readonly close: string } | undefined
}

/** Pictures of a product: a strip one swipes, thumbnails that jump (as anchors before script), and a close look. */
export const Gallery = ({ label, items, zoomLabels }: GalleryProps) => {
  const prefix = useId()
  const frame = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<GalleryItem | undefined>()
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    frame.current?.scrollTo({ left: index * frame.current.clientWidth, behavior })
    setCurrent(index)
  }
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = frame.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }
  return (
    <section className={gallery} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard. */}
      <ul className={strip} ref={frame} onScroll={follow} tabIndex={0} aria-label={label}>
        {items.map((item) => (
          <li key={item.id} id={`${prefix}${item.id}`} className={slide}>
            {item.main}
            {item.zoom && zoomLabels ? (
              <a
                className={closer}
                href={item.zoom.src}
                aria-label={`${zoomLabels.open}: ${item.label}`}
                onClick={(event) => {
                  event.preventDefault()
                  setZoomed(item)
                }}
              >
                <PlusIcon />
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      <div className={thumbs}>
        {items.map((item, index) => (
          <a
            key={item.id}
            className={thumb}
            href={`#${prefix}${item.id}`}
            onClick={show(index)}
            aria-label={item.label}
            aria-current={index === current || undefined}
          >
            {item.thumb}
          </a>
        ))}
      </div>
      {zoomed?.zoom && zoomLabels ? (
        <Suspense fallback={null}>
          <GalleryZoom
            label={zoomed.label}
            closeLabel={zoomLabels.close}
            picture={zoomed.zoom}
            onClose={() => setZoomed(undefined)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
