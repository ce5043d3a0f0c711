import type { ElementType, ReactNode } from 'react'
import { container } from './Container.css.ts'

/** The props of `Container`. */
export interface ContainerProps {
  readonly children: ReactNode
  readonly as?: ElementType | undefined
  readonly id?: string | undefined
}

/** Limits content to the page width of 1440 px and adds the side margins. */
export const Container = ({ children, as: Tag = 'div', id }: ContainerProps) => (
  <Tag className={container} id={id}>
    {children}
  </Tag>
)
