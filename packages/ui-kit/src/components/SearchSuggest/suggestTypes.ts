import type { ReactElement } from 'react'
import type { searchSuggestKinds } from './SearchSuggest.variants.ts'

/** A suggestion: a link. */
export interface SearchSuggestItem {
  readonly label: string
  readonly href: string
  /** For example "Imani Okafor, 4 colorways". */
  readonly detail?: string | undefined
  /** An `Image` with ratio `fill`, or an icon. */
  readonly image?: ReactElement | undefined
  /** The colours of a design. */
  readonly colors?: readonly string[] | undefined
  readonly count?: string | undefined
}

/** Suggestions of one kind. */
export interface SearchSuggestGroup {
  readonly title: string
  /** `designs`: a swatch, a name in display type and dots. `people`: a round image. `links`: text and a count. */
  readonly kind: (typeof searchSuggestKinds)[number]
  readonly items: readonly SearchSuggestItem[]
}
