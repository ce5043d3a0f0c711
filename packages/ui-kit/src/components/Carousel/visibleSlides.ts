// @internal

/** The indices of the first and the last visible slide, from 0. */
export interface VisibleSlides {
  readonly first: number
  readonly last: number
}

/** The distance that a slide of a strip is before (negative) or after its start, in the reading direction, in px. */
const offsetOf = (strip: HTMLElement, slide: Element): number => {
  const frame = strip.getBoundingClientRect()
  const box = slide.getBoundingClientRect()
  return getComputedStyle(strip).direction === 'rtl' ? frame.right - box.right : box.left - frame.left
}

/** Returns the slides of which more than half is visible. Without a layout it returns the first slide. */
export const visibleSlides = (strip: HTMLElement): VisibleSlides => {
  const visible = Array.from(strip.children).flatMap((slide, index) => {
    const middle = offsetOf(strip, slide) + slide.getBoundingClientRect().width / 2
    return middle >= 0 && middle <= strip.clientWidth ? [index] : []
  })
  return { first: visible[0] ?? 0, last: visible.at(-1) ?? 0 }
}

/** Scrolls a strip so that a slide is at its start, without a scroll of the page. */
export const scrollToSlide = (strip: HTMLElement, index: number): void => {
  const slide = strip.children[index]
  if (!slide) return
  const { direction } = getComputedStyle(strip)
  const left = offsetOf(strip, slide) * (direction === 'rtl' ? -1 : 1)
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  strip.scrollBy({ left, behavior })
}
