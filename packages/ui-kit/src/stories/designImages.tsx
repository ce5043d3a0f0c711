import type { ReactNode } from 'react'
import { Image } from '../components/Image/Image.tsx'
import { type Design, understorey } from './designs.ts'

/** The address of an image of a design. */
export const shotOf = ({ key }: Design, view: string): string =>
  `${import.meta.env.BASE_URL}images/${key}-${view}.webp`

export interface ShotProps {
  readonly design?: Design
  readonly view?: string
  readonly alt?: string
  readonly priority?: boolean
  readonly anchor?: 'center' | 'floor' | 'left'
}

/** An image of a design that fills its container. */
export const Shot = ({
  design = understorey,
  view = 'card',
  alt = '',
  priority,
  anchor,
}: ShotProps): ReactNode => (
  <Image
    srcFor={() => shotOf(design, view)}
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
