export type { MembershipPanelProps } from './MembershipPanel.tsx'
export { MembershipPanel } from './MembershipPanel.tsx'
export { MembershipPanelRow } from './MembershipPanelRow.tsx'
