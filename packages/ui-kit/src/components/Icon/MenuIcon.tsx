import { Icon, type IconProps } from './Icon.tsx'

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 7h16M3 15h11" />
  </Icon>
)
