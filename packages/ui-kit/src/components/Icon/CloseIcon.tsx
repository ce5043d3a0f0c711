import { Icon, type IconProps } from './Icon.tsx'

/** A cross, for closing or removing. */
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 5.5l11 11M16.5 5.5l-11 11" />
  </Icon>
)
