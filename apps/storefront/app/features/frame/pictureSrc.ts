import type { SrcFor } from '@selvedge/ui-kit/Picture'

export const PLACEHOLDER = '/img/image-placeholder.svg'

/** The addresses of a picture in the shop's sizes and formats; one without an id shows the placeholder. */
export const pictureSrc =
  (id: string): SrcFor =>
  (width, format) =>
    id === '' ? PLACEHOLDER : `/pictures/${format}/${width}/${id}`
