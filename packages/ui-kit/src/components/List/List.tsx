import { Children, type ReactNode } from 'react'
import type { SpaceName } from '../../theme/space.ts'
import { gaps } from '../Stack/gap.css.ts'
import { stack } from '../Stack/Stack.css.ts'
import { list, listItem } from './List.css.ts'
import type { listMarkers } from './List.variants.ts'

/** The props of `List`. */
export interface ListProps {
  /** Each child becomes an item. */
  readonly children: ReactNode
  readonly marker?: (typeof listMarkers)[number] | undefined
  readonly gap?: SpaceName | undefined
}

/** A list: each child is an item. */
export const List = ({ children, marker = 'plain', gap: size = 'none' }: ListProps) => {
  const Tag = marker === 'number' ? 'ol' : 'ul'
  return (
    // Safari removes the list role when there are no markers.
    <Tag
      className={`${list[marker]} ${stack()} ${gaps[size]}`}
      role={marker === 'plain' ? 'list' : undefined}
    >
      {Children.map(children, (child) =>
        child === null || child === undefined ? null : <li className={listItem[marker]}>{child}</li>,
      )}
    </Tag>
  )
}
