import { frame, image } from './Picture.css.ts'
import { type SrcFor, srcSet } from './pictureSources.ts'
import { placeholderOnError } from './placeholderOnError.ts'

export interface PictureProps {
  readonly srcFor: SrcFor
  readonly alt: string
  /** Size of the original in px: it reserves the room. */
  readonly width: number
  readonly height: number
  /** How wide it is shown, as in HTML: "(min-width: 48em) 33vw, 50vw". */
  readonly sizes: string
  /** px widths to offer; the largest is also the fallback's. */
  readonly widths?: readonly number[] | undefined
  readonly ratio?: 'natural' | 'cloth' | 'square' | 'tall' | 'wide' | 'fill' | undefined
  readonly anchor?: 'center' | 'floor' | 'left' | undefined
  readonly radius?: 'none' | 'cloth' | undefined
  /** The picture the page opens with: eager, fetched first. */
  readonly priority?: boolean | undefined
  /** Shown when it cannot be loaded. */
  readonly placeholder?: string | undefined
}

const defaultWidths = [256, 384, 640, 828, 1200, 1920]

/** A picture in AVIF and WebP with a JPEG fallback, lazy unless it opens the page. */
export const Picture = ({
  srcFor,
  alt,
  width,
  height,
  sizes,
  widths = defaultWidths,
  ratio,
  anchor,
  radius,
  priority,
  placeholder = '/img/image-placeholder.svg',
}: PictureProps) => (
  <picture className={ratio === 'fill' ? frame.fill : undefined}>
    <source type="image/avif" srcSet={srcSet(srcFor, 'avif', widths)} sizes={sizes} />
    <source type="image/webp" srcSet={srcSet(srcFor, 'webp', widths)} sizes={sizes} />
    <img
      className={image({ ratio, anchor, radius })}
      src={srcFor(Math.min(828, ...widths.slice(-1)), 'jpeg')}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      onError={placeholderOnError(placeholder)}
      // Lower case: React 18 does not know the camel-cased name.
      {...(priority ? { fetchpriority: 'high' } : {})}
    />
  </picture>
)
