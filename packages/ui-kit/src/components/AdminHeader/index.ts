export type { AdminHeaderLink, AdminHeaderProps } from './AdminHeader.tsx'
export { AdminHeader } from './AdminHeader.tsx'
