import { onwardIcon } from './Icon.css.ts'
import { Icon, type IconProps } from './Icon.tsx'

/** A chevron in the reading direction, for the next page. */
export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className={onwardIcon} d="M9 5l6 6-6 6" />
  </Icon>
)
