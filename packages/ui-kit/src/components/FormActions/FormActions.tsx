import type { ReactNode } from 'react'
import { formActions } from './FormActions.css.ts'

/** The main action of a form and the link back; in a column on phones. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={formActions}>{children}</div>
)
