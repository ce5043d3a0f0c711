export type { CartLinkProps } from './CartLink.tsx'
export { CartLink } from './CartLink.tsx'
export { Header } from './Header.tsx'
export type {
  AccountMenu,
  HeaderAccount,
  HeaderLink,
  HeaderProps,
  HeaderSearch,
  NavFeature,
  NavGroup,
  NavItem,
  NavLink,
  NavPanel,
  SignOutButton,
  SignOutForm,
  SignOutLink,
} from './headerTypes.ts'
