import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { ChevronLeftIcon } from '../Icon/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Carousel.css.ts'
import type { carouselLayouts } from './Carousel.variants.ts'
import { useVisibleSlides } from './useVisibleSlides.ts'
import { scrollToSlide } from './visibleSlides.ts'

/** A slide of `Carousel`. */
export interface CarouselItem {
  /** Identifies the slide in the carousel, without spaces. */
  readonly id: string
  /** What the slide shows. It names the slide, and the link to it. */
  readonly label: string
  readonly content: ReactNode
}

/** The texts of `Carousel`. */
export interface CarouselLabels {
  /** What a carousel is called: "carousel". Screen readers read it instead of "region". */
  readonly carousel: string
  readonly previous: string
  readonly next: string
  /** Which slides are visible, counted from 1: "2 to 4 of 9". It is shown and announced. */
  readonly position: (first: number, last: number, total: number) => string
}

/** The props of `Carousel`. */
export interface CarouselProps {
  /** The accessible name: "New this week". */
  readonly label: string
  readonly items: readonly CarouselItem[]
  readonly labels: CarouselLabels
  /** `single`: one slide at a time, with a dot for each slide. `cards`: as many cards as fit. */
  readonly layout?: (typeof carouselLayouts)[number] | undefined
  /** A heading at the start of the row of buttons. */
  readonly title?: ReactNode
}

/**
 * A row of slides that scrolls sideways and stops at a slide. It does not move by itself. Without JavaScript it scrolls,
 * the dots are links to the slides, and the buttons are hidden.
 *
 * @example
 * <Carousel
 *   label="New this week"
 *   layout="cards"
 *   items={designs.map((design) => ({ id: design.id, label: design.name, content: <ProductCard {...design} /> }))}
 *   labels={{
 *     carousel: 'carousel',
 *     previous: 'Previous designs',
 *     next: 'Next designs',
 *     position: (first, last, total) => `${first} to ${last} of ${total}`,
 *   }}
 * />
 */
export const Carousel = ({ label, items, labels, layout = 'single', title }: CarouselProps) => {
  const prefix = useId()
  const strip = useRef<HTMLUListElement>(null)
  const visible = useVisibleSlides(strip, items.length)
  const { first, last } = visible ?? { first: 0, last: 0 }
  // The position is announced once the carousel is used, not when the page has loaded.
  const [isUsed, setUsed] = useState(false)
  const isAtStart = first === 0
  const isAtEnd = visible !== undefined && last >= items.length - 1
  const show = (index: number): void => {
    if (strip.current) scrollToSlide(strip.current, index)
  }
  const followDot = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(index)
  }
  return (
    <section
      className={css.carousel}
      aria-label={label}
      aria-roledescription={labels.carousel}
      onFocus={() => setUsed(true)}
    >
      <div className={css.carouselHeader}>
        {title ? <div className={css.carouselTitle}>{title}</div> : null}
        <p className={css.carouselPosition} role="status" aria-live={isUsed ? 'polite' : 'off'}>
          {visible || layout === 'single' ? labels.position(first + 1, last + 1, items.length) : null}
        </p>
        <div className={css.carouselButtons}>
          {/* A button at its limit stays focusable, because a disabled button would lose the focus. */}
          <IconButton
            label={labels.previous}
            icon={<ChevronLeftIcon />}
            tone="framed"
            aria-disabled={isAtStart || undefined}
            onClick={() => show(Math.max(first - (last - first + 1), 0))}
          />
          <IconButton
            label={labels.next}
            icon={<ChevronRightIcon />}
            tone="framed"
            aria-disabled={isAtEnd || undefined}
            onClick={() => show(Math.min(last + 1, items.length - 1))}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard. */}
      <ul ref={strip} className={css.carouselStrips[layout]} tabIndex={0} aria-label={label}>
        {items.map((item) => (
          <li key={item.id} id={`${prefix}${item.id}`} className={css.carouselSlides[layout]}>
            {item.content}
          </li>
        ))}
      </ul>
      {layout === 'single' ? (
        <div className={css.carouselDots}>
          {items.map((item, index) => (
            <a
              key={item.id}
              className={css.carouselDot}
              href={`#${prefix}${item.id}`}
              aria-current={index === first || undefined}
              onClick={followDot(index)}
            >
              <Hidden when="visually">{item.label}</Hidden>
            </a>
          ))}
        </div>
      ) : null}
    </section>
  )
}
