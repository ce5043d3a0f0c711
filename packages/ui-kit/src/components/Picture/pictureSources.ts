/** A format the image service can write. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/** Gives the address of a picture at a width in px and a format. */
export type SrcFor = (width: number, format: PictureFormat) => string

/** Image widths from which `sizes` chooses (spec §9: image widths, then device widths). */
export const pictureWidths = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
] as const

/** The `srcset` of one format over the given widths. */
export const srcSet = (srcFor: SrcFor, format: PictureFormat, widths: readonly number[]): string =>
  widths.map((width) => `${srcFor(width, format)} ${width}w`).join(', ')
