import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import {
  actions as actionsClass,
  hero,
  label,
  picture as pictureClass,
  text as textClass,
} from './Hero.css.ts'

export interface HeroProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** A `Button` and a `TextLink` with tone `ink`. */
  readonly actions?: ReactNode
  /** A `Picture` with ratio `fill`, anchor `floor`, priority. */
  readonly picture: ReactNode
  /** A `SelvedgeStrip`: it touches the picture. */
  readonly strip?: ReactNode
}

/** One design, full bleed, with the page's title on a label that sits on the selvedge strip. */
export const Hero = ({ title, text, actions, picture, strip }: HeroProps) => (
  <section>
    <div className={hero}>
      <div className={pictureClass}>{picture}</div>
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
