import type { ReactNode } from 'react'
import { actions } from './FormActions.css.ts'

/** The main act of a form and the way back; below one another on phones. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={actions}>{children}</div>
)
