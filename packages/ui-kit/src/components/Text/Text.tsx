import type { ElementType, ReactNode } from 'react'
import { text } from './Text.css.ts'

export interface TextProps {
  readonly children: ReactNode
  readonly as?: ElementType | undefined
  readonly id?: string | undefined
  /** The font size in px: lead 18, body 16, meta 15, small 14, floor 13. */
  readonly size?: 'lead' | 'body' | 'meta' | 'small' | 'floor' | undefined
  readonly tone?: 'text' | 'muted' | 'accent' | 'sale' | 'success' | 'warning' | 'error' | undefined
  readonly weight?: 'regular' | 'medium' | 'strong' | undefined
  /** `tabular` for prices and counts. */
  readonly digits?: 'running' | 'tabular' | undefined
  readonly measure?: 'full' | 'narrow' | 'prose' | undefined
}

/** Text in one of the font sizes. */
export const Text = ({ children, as: Tag = 'p', id, ...variants }: TextProps) => (
  <Tag className={text(variants)} id={id}>
    {children}
  </Tag>
)
