import { Icon, type IconProps } from './Icon.tsx'

/** Three lines of decreasing length, for filters. */
export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h16M6 11h10M9 16h4" />
  </Icon>
)
