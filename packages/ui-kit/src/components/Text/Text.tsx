import type { ElementType, ReactNode } from 'react'
import { text } from './Text.css.ts'
import type { textDigits, textMeasures, textSizes, textTones, textWeights } from './Text.variants.ts'

/** The props of `Text`. */
export interface TextProps {
  readonly children: ReactNode
  readonly as?: ElementType | undefined
  readonly id?: string | undefined
  /** The font size in px: lead 18, body 16, meta 15, small 14, floor 13. */
  readonly size?: (typeof textSizes)[number] | undefined
  readonly tone?: (typeof textTones)[number] | undefined
  readonly weight?: (typeof textWeights)[number] | undefined
  /** `tabular` for prices and counts. */
  readonly digits?: (typeof textDigits)[number] | undefined
  readonly measure?: (typeof textMeasures)[number] | undefined
}

/** Text in one of the font sizes. */
export const Text = ({ children, as: Tag = 'p', id, ...variants }: TextProps) => (
  <Tag className={text(variants)} id={id}>
    {children}
  </Tag>
)
