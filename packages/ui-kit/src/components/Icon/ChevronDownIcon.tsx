import { Icon, type IconProps } from './Icon.tsx'

/** A chevron down, for something that opens. */
export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 9l5 5 5-5" />
  </Icon>
)
