export type { SideNavProps } from './SideNav.tsx'
export { SideNav } from './SideNav.tsx'
