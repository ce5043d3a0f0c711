// @internal
import type { SyntheticEvent } from 'react'

/** Replaces an image that failed to load with the placeholder, once. */
export const placeholderOnError =
  (placeholder: string) =>
  ({ currentTarget: img }: SyntheticEvent<HTMLImageElement>) => {
    if (img.src.endsWith(placeholder)) return
    img.removeAttribute('srcset')
    img.src = placeholder
  }
