import { Icon, type IconProps } from './Icon.tsx'

/** A plus, for a larger number or more content. */
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11 5v12M5 11h12" />
  </Icon>
)
