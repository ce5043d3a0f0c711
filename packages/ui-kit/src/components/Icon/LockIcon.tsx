import { Icon, type IconProps } from './Icon.tsx'

/** A lock, for secure payment. */
export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="10" width="12" height="9" rx="1" />
    <path d="M7.5 10V7a3.5 3.5 0 0 1 7 0v3" />
  </Icon>
)
