import type { ReactNode } from 'react'
import { actions } from './FormActions.css.ts'

/** The main action of a form and the link back; in a column on phones. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={actions}>{children}</div>
)
