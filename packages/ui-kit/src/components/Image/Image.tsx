import { knownAttribute } from '../knownAttribute.ts'
import { image } from './Image.css.ts'
import type { imageAnchors, imageRadii, imageRatios } from './Image.variants.ts'
import { defaultWidths, fallbackWidth, type ImageSrcFor, srcSet } from './imageSources.ts'
import { placeholderOnError } from './placeholderOnError.ts'

/** The props of `Image`. */
export interface ImageProps {
  readonly srcFor: ImageSrcFor
  readonly alt: string
  /** The size of the original image in px. Browsers reserve the space of the image by `width` and `height`. */
  readonly width: number
  readonly height: number
  /**
   * The displayed width, as in HTML: "(min-width: 48em) 33vw, 50vw". Without the keyword `auto`, browsers choose the same
   * image whether or not they have laid out the page.
   */
  readonly sizes: string
  /** The widths to offer, in px. Browsers without support for `srcset` load the largest width, but at most 828 px. */
  readonly widths?: readonly number[] | undefined
  readonly ratio?: (typeof imageRatios)[number] | undefined
  readonly anchor?: (typeof imageAnchors)[number] | undefined
  readonly radius?: (typeof imageRadii)[number] | undefined
  /** For the main image of the page: loaded eagerly and with high priority. */
  readonly priority?: boolean | undefined
  /** The URL of an image that is shown when this one fails to load. */
  readonly placeholder?: string | undefined
}

/** An image in several widths, whose format the server selects. It loads lazily unless it has `priority`. */
export const Image = ({
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
}: ImageProps) => (
  <img
    className={image({ ratio, anchor, radius })}
    // `sizes` and `srcset` come before `src`: in the other order, some browsers would load `src` as well.
    {...(widths.length > 1 ? { sizes, srcSet: srcSet(srcFor, widths) } : {})}
    src={srcFor(fallbackWidth(widths))}
    alt={alt}
    width={width}
    height={height}
    loading={priority ? 'eager' : 'lazy'}
    decoding="async"
    onError={placeholderOnError(placeholder)}
    // In lower case, because React 18 does not support the camel-cased name.
    {...(priority ? knownAttribute('fetchPriority', 'high') : {})}
  />
)
