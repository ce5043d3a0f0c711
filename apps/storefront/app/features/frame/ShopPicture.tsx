import { Picture, type PictureProps } from '@selvedge/ui-kit/Picture'
import { PLACEHOLDER, pictureSrc } from './pictureSrc.ts'

type ShopPictureProps = Omit<PictureProps, 'srcFor' | 'width' | 'height' | 'placeholder'> & {
  /** The picture's id as views carry it. */
  readonly id: string
  readonly width?: number
  readonly height?: number
}

/** A picture of the catalogue. 4:5 unless said otherwise. */
export const ShopPicture = ({ id, width = 960, height = 1200, ...rest }: ShopPictureProps) => (
  <Picture srcFor={pictureSrc(id)} width={width} height={height} placeholder={PLACEHOLDER} {...rest} />
)
