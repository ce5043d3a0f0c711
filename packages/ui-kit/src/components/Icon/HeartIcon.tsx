import { Icon, type IconProps } from './Icon.tsx'

/** A heart, for the wishlist. */
export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11 19S3 14 3 8.3C3 5.5 5 4 7 4c1.8 0 3.2 1 4 2.6C11.8 5 13.2 4 15 4c2 0 4 1.5 4 4.3C19 14 11 19 11 19Z" />
  </Icon>
)
