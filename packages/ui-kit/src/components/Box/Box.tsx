import type { ElementType, ReactNode } from 'react'
import type { SpaceName } from '../../theme/space.ts'
import { box, boxPaddings } from './Box.css.ts'
import type { boxBorders, boxRadii, boxTones, boxWidths } from './Box.variants.ts'

/** The props of `Box`. */
export interface BoxProps {
  readonly children: ReactNode
  readonly as?: ElementType | undefined
  readonly id?: string | undefined
  readonly padding?: SpaceName | undefined
  readonly tone?: (typeof boxTones)[number] | undefined
  readonly border?: (typeof boxBorders)[number] | undefined
  readonly radius?: (typeof boxRadii)[number] | undefined
  /** `prose` 672 px, `narrow` 440 px. */
  readonly width?: (typeof boxWidths)[number] | undefined
}

/** A box with padding, background and border from the tokens. For a card with a title use `Panel`. */
export const Box = ({ children, as: Tag = 'div', id, padding: size = 'none', ...variants }: BoxProps) => (
  <Tag className={`${box(variants)} ${boxPaddings[size]}`} id={id}>
    {children}
  </Tag>
)
