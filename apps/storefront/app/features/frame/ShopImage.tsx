import { Image, type ImageProps, type ImageSrcFor } from '@selvedge/ui-kit/Image'
import { usePriorityImage } from './priorityImage.ts'

const PLACEHOLDER = '/img/image-placeholder.svg'

/** The URLs of an image in the shop's sizes; an image without an id shows the placeholder. */
export const imageSrc =
  (id: string): ImageSrcFor =>
  (width) =>
    id === '' ? PLACEHOLDER : `/pictures/${width}/${id}`

/**
 * Another image of the same design: the embedded catalogue uses one naming scheme for a design's images. The id of an
 * image with another name, for example from another catalogue, is returned unchanged.
 */
export const designImage = (id: string, view: string): string =>
  id.replace(/^(\d+\/pictures\/[^/]+)\/[^/]+(\.svg)$/, `$1/${view}$2`)

/** Another image of the same design on the same material: the embedded catalogue names the material after the view. */
export const materialImage = (id: string, view: string): string =>
  id.replace(/^(\d+\/pictures\/[^/]+)\/[^/.]+(\.[^/]+)$/, `$1/${view}$2`)

type ShopImageProps = Omit<ImageProps, 'srcFor' | 'alt' | 'width' | 'height' | 'placeholder'> & {
  /** The id of the image, as loaders return it. */
  readonly id: string
  /** Shows this image of the same design instead. */
  readonly view?: string
  /**
   * The alternative text. It is omitted beside the product's name, because screen readers would read the name twice.
   */
  readonly alt?: string
  readonly width?: number
  readonly height?: number
}

/** An image of the catalogue. It fills its frame, and its original is 4:5 by default. */
export const ShopImage = ({
  id,
  view,
  alt = '',
  ratio = 'fill',
  width = 960,
  height = 1200,
  ...rest
}: ShopImageProps) => {
  const srcFor = imageSrc(view ? designImage(id, view) : id)
  usePriorityImage({ ...rest, srcFor })
  return <Image srcFor={srcFor} alt={alt} ratio={ratio} width={width} height={height} {...rest} />
}
