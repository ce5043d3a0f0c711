import { onwardIcon } from './Icon.css.ts'
import { Icon, type IconProps } from './Icon.tsx'

/** A chevron against the reading direction, for the previous page. */
export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className={onwardIcon} d="M13 5l-6 6 6 6" />
  </Icon>
)
