import type { ReactNode } from 'react'
import { fullWidthGridItem } from './Grid.css.ts'

/** A child that spans all columns of the grid. */
export const FullWidthGridItem = ({ children }: { readonly children: ReactNode }) => (
  <div className={fullWidthGridItem()}>{children}</div>
)
