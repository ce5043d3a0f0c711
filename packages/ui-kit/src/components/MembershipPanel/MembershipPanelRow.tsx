import type { ReactNode } from 'react'
import { membershipPanelRow } from './MembershipPanel.css.ts'

/** A row of two membership panels, the first a little wider. */
export const MembershipPanelRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={membershipPanelRow}>{children}</div>
)
