import { Icon, type IconProps } from './Icon.tsx'

/** A bag, for the cart. */
export const BagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h14l-1.2 12H5.2L4 7Z" />
    <path d="M7.5 9.5V6a3.5 3.5 0 0 1 7 0v3.5" />
  </Icon>
)
