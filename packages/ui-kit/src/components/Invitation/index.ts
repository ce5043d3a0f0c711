export type { InvitationProps } from './Invitation.tsx'
export { Invitation } from './Invitation.tsx'
export { InvitationRow } from './InvitationRow.tsx'
