import { Icon, type IconProps } from './Icon.tsx'

/** A triangle with an exclamation mark, for warnings and errors. */
export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11 3L2.5 18.5h17L11 3Z" />
    <path d="M11 9v4.5M11 16v.1" />
  </Icon>
)
