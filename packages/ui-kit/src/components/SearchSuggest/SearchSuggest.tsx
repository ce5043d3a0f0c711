import { type ReactNode, useEffect, useId, useState } from 'react'
import * as css from './SearchSuggest.css.ts'
import type { searchSuggestPlaces } from './SearchSuggest.variants.ts'
import { SuggestOption } from './SuggestOption.tsx'
import type { SearchSuggestGroup, SearchSuggestItem } from './suggestTypes.ts'
import { useComboboxField } from './useComboboxField.ts'

/** The props of `SearchSuggest`. */
export interface SearchSuggestProps {
  /** The field that suggestions belong to. It becomes a combobox while the suggestions are rendered. */
  readonly field: HTMLInputElement
  /** The accessible name of the list. */
  readonly label: string
  /** The typed text, which is highlighted in the suggestions. */
  readonly query: string
  /** Groups in up to three columns: the first group alone, then the others in two halves. */
  readonly groups: readonly SearchSuggestGroup[]
  /** A link to all results, the last option of the first column. */
  readonly more?: SearchSuggestItem | undefined
  /** The number of suggestions in words, which screen readers announce. */
  readonly status: string
  /** Buttons below the list, such as one that clears recent searches. */
  readonly tools?: ReactNode
  readonly closeLabel: string
  /** `header`: the header's field grows over the whole width. */
  readonly place?: (typeof searchSuggestPlaces)[number] | undefined
  readonly onClose: () => void
  readonly onChoose?: ((item: SearchSuggestItem) => void) | undefined
}

/** The options in the order in which they are shown, column by column. */
const optionsOf = (
  [first, ...others]: readonly SearchSuggestGroup[],
  more: SearchSuggestItem | undefined,
): readonly SearchSuggestItem[] => [
  ...(first?.items ?? []),
  ...(more ? [more] : []),
  ...others.flatMap((group) => group.items),
]

const columnsOf = (groups: readonly SearchSuggestGroup[]): readonly (readonly SearchSuggestGroup[])[] => {
  const [first, ...others] = groups
  const middle = Math.ceil(others.length / 2)
  const further = [others.slice(0, middle), others.slice(middle)].filter(({ length }) => length > 0)
  // There is always a first column, because it also contains the link to all results.
  return [first ? [first] : [], ...further]
}

/** Suggestions below a search field, as a listbox that the arrow keys of the field move through. */
export const SearchSuggest = ({
  field,
  label,
  query,
  groups,
  more,
  status,
  tools,
  closeLabel,
  place = 'page',
  onClose,
  onChoose,
}: SearchSuggestProps) => {
  const id = useId()
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const items = optionsOf(groups, more)
  const active = useComboboxField({
    field,
    frame,
    listId: id,
    count: items.length,
    options: items.map(({ href }) => href).join(' '),
    onClose,
  })

  useEffect(() => {
    if (place !== 'header') return
    const { form } = field
    form?.setAttribute('data-open', '')
    field.focus()
    return () => form?.removeAttribute('data-open')
  }, [field, place])

  const option = (item: SearchSuggestItem, group?: SearchSuggestGroup) => {
    const index = items.indexOf(item)
    return (
      <SuggestOption
        key={item.href}
        id={`${id}-${index}`}
        item={item}
        kind={group?.kind ?? 'more'}
        query={query}
        isActive={index === active}
        onChoose={onChoose}
      />
    )
  }
  return (
    <div ref={setFrame} className={css.suggestFrame[place]}>
      <div className={css.suggestPanel} hidden={items.length === 0 && !tools}>
        <div id={id} role="listbox" aria-label={label} className={css.suggestColumns}>
          {columnsOf(groups).map((column, columnIndex) => (
            <div key={column[0]?.title ?? 'more'} role="presentation" className={css.suggestColumn}>
              {column.map((group) => (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset has no options.
                <div key={group.title} role="group" aria-label={group.title}>
                  <div className={css.suggestTitle} aria-hidden="true">
                    {group.title}
                  </div>
                  {group.items.map((item) => option(item, group))}
                </div>
              ))}
              {columnIndex === 0 && more ? option(more) : null}
            </div>
          ))}
        </div>
        {tools ? <div className={css.suggestTools}>{tools}</div> : null}
      </div>
      <div className={css.suggestBackdrop} />
      <button type="button" className={css.suggestClose} hidden={place === 'page'} onClick={onClose}>
        {closeLabel}
      </button>
      <div role="status" className={css.suggestStatus}>
        {status}
      </div>
    </div>
  )
}
