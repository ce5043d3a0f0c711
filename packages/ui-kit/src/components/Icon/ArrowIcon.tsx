import { onwardIcon } from './Icon.css.ts'
import { Icon, type IconProps } from './Icon.tsx'

/** An arrow in the reading direction. */
export const ArrowIcon = (props: IconProps) => (
  <Icon {...props}>
    <path className={onwardIcon} d="M4 11h14M12.5 5.5L18 11l-5.5 5.5" />
  </Icon>
)
