import { Icon, type IconProps } from './Icon.tsx'

/** A check, for something done or selected. */
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 11.5l4.5 4.5 8.5-10" />
  </Icon>
)
