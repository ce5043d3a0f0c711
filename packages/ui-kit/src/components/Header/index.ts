export type { CartLinkProps } from './CartLink.tsx'
export { CartLink } from './CartLink.tsx'
export { Header } from './Header.tsx'
export type { HeaderLink, HeaderProps, HeaderSearch, NavItem } from './headerTypes.ts'
