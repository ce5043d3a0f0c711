import type { ReactNode } from 'react'
import { Image } from '../components/Image/Image.tsx'
import { type Design, understoreyDesign } from './designs.ts'

/** The URL of an image of a design. */
export const designImageUrl = ({ key }: Design, view: string): string =>
  `${import.meta.env.BASE_URL}images/${key}-${view}.webp`

export interface DesignImageProps {
  readonly design?: Design
  readonly view?: string
  readonly alt?: string
  readonly priority?: boolean
  readonly anchor?: 'center' | 'floor' | 'left'
}

/** An image of a design that fills its container. */
export const DesignImage = ({
  design = understoreyDesign,
  view = 'card',
  alt = '',
  priority,
  anchor,
}: DesignImageProps): ReactNode => (
  <Image
    srcFor={() => designImageUrl(design, view)}
    alt={alt}
    width={960}
    height={1200}
    sizes="50vw"
    widths={[480]}
    ratio="fill"
    priority={priority}
    anchor={anchor}
  />
)
