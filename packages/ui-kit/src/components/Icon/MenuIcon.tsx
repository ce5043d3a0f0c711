import { Icon, type IconProps } from './Icon.tsx'

/** Three lines, for the menu. */
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 7h16M3 15h11" />
  </Icon>
)
