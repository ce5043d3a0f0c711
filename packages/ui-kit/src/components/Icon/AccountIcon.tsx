import { Icon, type IconProps } from './Icon.tsx'

/** A person, for the account. */
export const AccountIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="11" cy="7.5" r="4" />
    <path d="M3.5 20c1-4.5 4-6 7.5-6s6.5 1.5 7.5 6" />
  </Icon>
)
