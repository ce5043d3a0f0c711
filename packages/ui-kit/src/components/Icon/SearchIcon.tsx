import { Icon, type IconProps } from './Icon.tsx'

/** A magnifier, for search. */
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="6.5" />
    <path d="M15 15l5 5" />
  </Icon>
)
