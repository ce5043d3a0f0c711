import type { ReactNode } from 'react'
import { invitationRow } from './Invitation.css.ts'

/** A row of two invitations, the first a little wider. */
export const InvitationRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={invitationRow}>{children}</div>
)
