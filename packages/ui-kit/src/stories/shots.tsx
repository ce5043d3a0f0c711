import type { ReactNode } from 'react'
import { Picture } from '../components/Picture/Picture.tsx'
import { type Design, understorey } from './designs.ts'

/** Where a picture of a design lies beside the stories. */
export const shotOf = ({ key }: Design, view: string): string =>
  `${import.meta.env.BASE_URL}pictures/${key}-${view}.webp`

export interface ShotProps {
  readonly design?: Design
  readonly view?: string
  readonly alt?: string
  readonly priority?: boolean
  readonly anchor?: 'center' | 'floor' | 'left'
}

/** A picture of a design that fills what is around it. */
export const Shot = ({
  design = understorey,
  view = 'card',
  alt = '',
  priority,
  anchor,
}: ShotProps): ReactNode => (
  <Picture
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
