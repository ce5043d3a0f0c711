import { Icon, type IconProps } from './Icon.tsx'

/** A minus, for a smaller number. */
export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 11h12" />
  </Icon>
)
