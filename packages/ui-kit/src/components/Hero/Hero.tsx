import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { actions as actionsClass, hero, image as imageClass, label, text as textClass } from './Hero.css.ts'

/** The props of `Hero`. */
export interface HeroProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** A `Button` and a `TextLink` with tone `ink`. */
  readonly actions?: ReactNode
  /** An `Image` with ratio `fill`, anchor `floor`, priority. */
  readonly image: ReactNode
  /** A `SelvedgeStrip` below the image. */
  readonly strip?: ReactNode
}

/** The opening of the home page: one full-width image with the page title on a label. */
export const Hero = ({ title, text, actions, image, strip }: HeroProps) => (
  <section>
    <div className={hero}>
      <div className={imageClass}>{image}</div>
      <div className={label}>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <p className={textClass}>{text}</p>
        <div className={actionsClass}>{actions}</div>
      </div>
    </div>
    {strip}
  </section>
)
