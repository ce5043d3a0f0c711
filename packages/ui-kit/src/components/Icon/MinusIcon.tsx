import { Icon, type IconProps } from './Icon.tsx'

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 11h12" />
  </Icon>
)
