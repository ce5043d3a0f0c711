import { skeleton } from './Skeleton.css.ts'

export interface SkeletonProps {
  readonly shape: 'text' | 'cloth' | 'field' | 'panel'
}

/** The place of something still on its way. Hidden from assistive technology: say "loading" once, near by. */
export const Skeleton = ({ shape }: SkeletonProps) => (
  <span className={skeleton({ shape })} aria-hidden="true" />
)
