import { Icon, type IconProps } from './Icon.tsx'

/** A circle with an i, for information. */
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="8" />
    <path d="M11 10.2v5M11 7v.1" />
  </Icon>
)
