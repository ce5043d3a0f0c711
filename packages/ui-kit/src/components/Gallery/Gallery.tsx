import { type FocusEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { gallery, gallerySlide, galleryStrip, galleryThumb, galleryThumbs } from './Gallery.css.ts'

/** An image of a gallery with its thumbnail. */
export interface GalleryItem {
  readonly id: string
  /** What the image shows. */
  readonly label: string
  /** `thumb` and `main` are each an `Image` with ratio `fill`. */
  readonly thumb: ReactNode
  readonly main: ReactNode
}

/** The props of `Gallery`. */
export interface GalleryProps {
  /** The accessible name of the gallery. */
  readonly label: string
  readonly items: readonly GalleryItem[]
}

/** Scrolls a focused thumbnail into view, because browsers do not scroll it while a part of it is visible. */
const showWhole = ({ currentTarget }: FocusEvent): void =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The images of a product: a strip that scrolls, with thumbnails that link to each image. */
export const Gallery = ({ label, items }: GalleryProps) => {
  const prefix = useId()
  const frame = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
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
      <ul className={galleryStrip} ref={frame} onScroll={follow} tabIndex={0} aria-label={label}>
        {items.map((item) => (
          <li key={item.id} id={`${prefix}${item.id}`} className={gallerySlide}>
            {item.main}
          </li>
        ))}
      </ul>
      <div className={galleryThumbs}>
        {items.map((item, index) => (
          <a
            key={item.id}
            className={galleryThumb}
            href={`#${prefix}${item.id}`}
            onClick={show(index)}
            onFocus={showWhole}
            aria-label={item.label}
            aria-current={index === current || undefined}
          >
            {item.thumb}
          </a>
        ))}
      </div>
    </section>
  )
}
