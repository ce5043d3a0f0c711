import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { hero, heroActions, heroImage, heroLabel, heroText } from './Hero.css.ts'

/** The props of `Hero`. */
export interface HeroProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** A `Button` and a `TextLink`. */
  readonly actions?: ReactNode
  /** An `Image` with ratio `fill`, anchor `floor` and `priority`. */
  readonly image: ReactNode
  /** A `SelvedgeStrip` below the image. */
  readonly strip?: ReactNode
}

/** The opening of the home page: one full-width image with the page title on a label. */
export const Hero = ({ title, text, actions, image, strip }: HeroProps) => (
  <section>
    <div className={hero}>
      <div className={heroImage}>{image}</div>
      <div className={heroLabel}>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <p className={heroText}>{text}</p>
        <div className={heroActions}>{actions}</div>
      </div>
    </div>
    {strip}
  </section>
)
