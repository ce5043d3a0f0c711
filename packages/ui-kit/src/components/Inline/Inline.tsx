import type { ElementType, ReactNode } from 'react'
import type { SpaceName } from '../../theme/space.ts'
import { gaps } from '../Stack/gap.css.ts'
import { inline } from './Inline.css.ts'
import type { inlineAlignments, inlineJustifications, inlineWraps } from './Inline.variants.ts'

/** The props of `Inline`. */
export interface InlineProps {
  readonly children: ReactNode
  readonly gap?: SpaceName | undefined
  readonly align?: (typeof inlineAlignments)[number] | undefined
  readonly justify?: (typeof inlineJustifications)[number] | undefined
  readonly wrap?: (typeof inlineWraps)[number] | undefined
  readonly as?: ElementType | undefined
}

/** A row of items that wraps. */
export const Inline = ({ children, gap: size = 'm', align, justify, wrap, as: Tag = 'div' }: InlineProps) => (
  <Tag className={`${inline({ align, justify, wrap })} ${gaps[size]}`}>{children}</Tag>
)
