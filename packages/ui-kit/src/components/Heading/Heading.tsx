import type { ReactNode } from 'react'
import { heading } from './Heading.css.ts'

export interface HeadingProps {
  readonly children: ReactNode
  /** The element: `h1` to `h4`. */
  readonly level: 1 | 2 | 3 | 4
  /** One display size a view carries the page. Defaults by level: page, section, sub, label. */
  readonly size?:
    | 'hero'
    | 'category'
    | 'page'
    | 'section'
    | 'panel'
    | 'group'
    | 'sub'
    | 'card'
    | 'label'
    | undefined
  readonly id?: string | undefined
  /** -1 where script moves focus here after a page change. */
  readonly tabIndex?: -1 | undefined
}

const sizes = { 1: 'page', 2: 'section', 3: 'sub', 4: 'label' } as const

/** A title in the brand's display face. */
export const Heading = ({ children, level, size = sizes[level], id, tabIndex }: HeadingProps) => {
  const Tag = `h${level}` as const
  return (
    <Tag className={heading[size]} id={id} tabIndex={tabIndex}>
      {children}
    </Tag>
  )
}
