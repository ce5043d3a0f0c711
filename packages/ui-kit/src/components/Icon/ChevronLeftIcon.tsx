import { Icon, type IconProps } from './Icon.tsx'

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props} points="onward">
    <path d="M13 5l-6 6 6 6" />
  </Icon>
)
