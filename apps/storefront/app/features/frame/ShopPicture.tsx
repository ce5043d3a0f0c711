import { Picture, type PictureProps, type SrcFor } from '@selvedge/ui-kit/Picture'

const PLACEHOLDER = '/img/image-placeholder.svg'

/** The addresses of a picture in the shop's sizes and formats; one without an id shows the placeholder. */
export const pictureSrc =
  (id: string): SrcFor =>
  (width, format) =>
    id === '' ? PLACEHOLDER : `/pictures/${format}/${width}/${id}`

/**
 * Another picture of the same design: the embedded catalogue names a design's images alike. Images named
 * otherwise, as another catalogue may do, are shown as they are.
 */
export const designPicture = (id: string, view: string): string =>
  id.replace(/^([0-9]+\/pictures\/[^/]+)\/[^/]+\.svg$/, `$1/${view}.svg`)

type ShopPictureProps = Omit<PictureProps, 'srcFor' | 'alt' | 'width' | 'height' | 'placeholder'> & {
  /** The picture's id as views carry it. */
  readonly id: string
  /** Shows this picture of the same design instead. */
  readonly view?: string
  /** Left out beside the name of what is shown, which would be read twice. */
  readonly alt?: string
  readonly width?: number
  readonly height?: number
}

/** A picture of the catalogue. It fills its frame, and its original is 4:5, unless said otherwise. */
export const ShopPicture = ({
  id,
  view,
  alt = '',
  ratio = 'fill',
  width = 960,
  height = 1200,
  ...rest
}: ShopPictureProps) => (
  <Picture
    srcFor={pictureSrc(view ? designPicture(id, view) : id)}
    alt={alt}
    ratio={ratio}
    width={width}
    height={height}
    placeholder={PLACEHOLDER}
    {...rest}
  />
)
