import { Icon, type IconProps } from './Icon.tsx'

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props} points="onward">
    <path d="M9 5l6 6-6 6" />
  </Icon>
)
