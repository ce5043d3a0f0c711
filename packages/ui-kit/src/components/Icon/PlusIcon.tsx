import { Icon, type IconProps } from './Icon.tsx'

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11 5v12M5 11h12" />
  </Icon>
)
