import type { ReactNode } from 'react'
import { whole } from './Grid.css.ts'

/** A child that spans all columns of the grid. */
export const GridWhole = ({ children }: { readonly children: ReactNode }) => (
  <div className={whole()}>{children}</div>
)
