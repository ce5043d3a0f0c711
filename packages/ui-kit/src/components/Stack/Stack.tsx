import type { ElementType, ReactNode } from 'react'
import type { SpaceName } from '../../theme/space.ts'
import { gaps } from './gap.css.ts'
import { stack } from './Stack.css.ts'
import type { stackAlignments } from './Stack.variants.ts'

/** The props of `Stack`. */
export interface StackProps {
  readonly children: ReactNode
  readonly gap?: SpaceName | undefined
  readonly align?: (typeof stackAlignments)[number] | undefined
  readonly as?: ElementType | undefined
}

/** A column of items with equal gaps. */
export const Stack = ({ children, gap: size = 'm', align, as: Tag = 'div' }: StackProps) => (
  <Tag className={`${stack({ align })} ${gaps[size]}`}>{children}</Tag>
)
