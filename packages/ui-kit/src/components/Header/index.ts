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
  SignOutForm,
} from './headerTypes.ts'
export type { SignOutButtonProps } from './SignOutButton.tsx'
export { SignOutButton } from './SignOutButton.tsx'
export type { SignOutLinkProps } from './SignOutLink.tsx'
export { SignOutLink } from './SignOutLink.tsx'
