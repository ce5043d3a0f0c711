import type { ReactNode } from 'react'
import { heading, headingSecondLine } from './Heading.css.ts'
import type { headingSizes } from './Heading.variants.ts'

/** The props of `Heading`. */
export interface HeadingProps {
  readonly children: ReactNode
  /** The heading level, 1 to 4. */
  readonly level: 1 | 2 | 3 | 4
  /** The display size. Defaults by level: page, section, sub, label. */
  readonly size?: (typeof headingSizes)[number] | undefined
  /** A second line in the muted text colour, such as the kind of a product. */
  readonly secondLine?: string | undefined
  readonly id?: string | undefined
  /** -1 when JavaScript focuses the heading after a navigation. */
  readonly tabIndex?: -1 | undefined
}

const sizes = { 1: 'page', 2: 'section', 3: 'sub', 4: 'label' } as const

/** A heading in the display font of the brand. */
export const Heading = ({ children, level, size = sizes[level], secondLine, id, tabIndex }: HeadingProps) => {
  const Tag = `h${level}` as const
  return (
    <Tag className={heading[size]} id={id} tabIndex={tabIndex}>
      {children}
      {secondLine ? <span className={headingSecondLine}> {secondLine}</span> : null}
    </Tag>
  )
}
