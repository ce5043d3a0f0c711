/** Returns the URL of an image at a width in px. The server selects its format by the `Accept` header. */
export type ImageSrcFor = (width: number) => string

/** The image widths of the shop in px (image widths, then device widths). */
export const imageWidths = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
] as const

/** The `srcset` over the given widths. */
export const srcSet = (srcFor: ImageSrcFor, widths: readonly number[]): string =>
  widths.map((width) => `${srcFor(width)} ${width}w`).join(', ')

/** The widths that `Image` offers by default, in px. */
export const defaultWidths: readonly number[] = [256, 384, 640, 828, 1200, 1920]

/** The width for browsers without support for `srcset`, in px. */
export const fallbackWidth = (widths: readonly number[]): number => Math.min(828, widths.at(-1) ?? 828)
