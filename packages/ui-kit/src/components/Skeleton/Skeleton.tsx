import { skeleton } from './Skeleton.css.ts'
import type { skeletonShapes } from './Skeleton.variants.ts'

/** The props of `Skeleton`. */
export interface SkeletonProps {
  readonly shape: (typeof skeletonShapes)[number]
}

/** A placeholder of loading content. It is hidden from assistive technology, so add a text such as "Loading" nearby. */
export const Skeleton = ({ shape }: SkeletonProps) => (
  <span className={skeleton({ shape })} aria-hidden="true" />
)
