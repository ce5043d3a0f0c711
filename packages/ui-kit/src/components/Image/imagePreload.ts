import type { ImageProps } from './Image.tsx'
import { defaultWidths, fallbackWidth, srcSet } from './imageSources.ts'

/**
 * Returns the value of a `Link` header that lets a browser load an `Image` before it has read the page: for the main image,
 * which has `priority`. A browser loads the same file for the header and for the `Image` with the same props.
 *
 * @example
 * import { imagePreload } from '@selvedge/ui-kit/Image'
 *
 * imagePreload({ srcFor: (width) => `/bolt-${width}.jpg`, sizes: '100vw', widths: [384, 640] })
 * // '</bolt-640.jpg>; rel=preload; as=image; fetchpriority=high; imagesrcset="/bolt-384.jpg 384w, /bolt-640.jpg 640w"; imagesizes="100vw"'
 */
export const imagePreload = ({
  srcFor,
  sizes,
  widths = defaultWidths,
}: Pick<ImageProps, 'srcFor' | 'sizes' | 'widths'>): string => {
  const link = `<${srcFor(fallbackWidth(widths))}>; rel=preload; as=image; fetchpriority=high`
  return widths.length > 1 ? `${link}; imagesrcset="${srcSet(srcFor, widths)}"; imagesizes="${sizes}"` : link
}
