import type { ReactNode } from 'react'
import { whole } from './Grid.css.ts'

/** A child that takes the grid's whole width. */
export const GridWhole = ({ children }: { readonly children: ReactNode }) => (
  <div className={whole()}>{children}</div>
)
