import { Image } from '@selvedge/ui-kit'

type ProductImageProps = {
  readonly url: string | undefined
  /** The text for shoppers who do not see the image; empty beside a name. */
  readonly alt?: string
  /** The width at which it is shown, as in the attribute `sizes` of HTML. It matters with an image service. */
  readonly sizes?: string
  /** For the images at the top of a page, which load first. */
  readonly priority?: boolean
}

/**
 * An image of a product, as large as its frame. It loads the image as the catalogue has it: when your image service scales images,
 * use the `width` of `srcFor`, and pass `widths`.
 */
export const ProductImage = ({ url, alt = '', sizes = '100vw', priority }: ProductImageProps) => (
  <Image
    srcFor={(_width) => url ?? '/img/image-placeholder.svg'}
    widths={[828]}
    sizes={sizes}
    width={960}
    height={1200}
    alt={alt}
    ratio="fill"
    priority={priority}
  />
)
