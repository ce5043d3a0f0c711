// @internal
import { DotRow } from '../Dots/DotRow.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './SearchSuggest.css.ts'
import type { SearchSuggestGroup, SearchSuggestItem } from './suggestTypes.ts'

interface SuggestOptionProps {
  readonly id: string
  readonly item: SearchSuggestItem
  readonly kind: SearchSuggestGroup['kind'] | 'more'
  readonly query: string
  readonly isActive: boolean
  readonly onChoose?: ((item: SearchSuggestItem) => void) | undefined
}

const Highlighted = ({ text, query }: { readonly text: string; readonly query: string }) => {
  const start = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1
  if (start < 0) return text
  const end = start + query.length
  return (
    <>
      {text.slice(0, start)}
      <span className={css.suggestMatch}>{text.slice(start, end)}</span>
      {text.slice(end)}
    </>
  )
}

const classOf = (kind: SuggestOptionProps['kind']): string =>
  ({
    designs: `${css.suggestOption} ${css.suggestDesign}`,
    people: css.suggestOption,
    links: css.suggestOption,
    more: `${css.suggestOption} ${css.suggestMore}`,
  })[kind]

/** An option of the suggestions: a link that is reached with the arrow keys of the field, not with the Tab key. */
export const SuggestOption = ({ id, item, kind, query, isActive, onChoose }: SuggestOptionProps) => (
  <Link
    id={id}
    href={item.href}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    className={classOf(kind)}
    onClick={() => onChoose?.(item)}
  >
    {item.image ? (
      <span className={css.suggestImage[kind === 'designs' ? 'square' : 'round']}>{item.image}</span>
    ) : null}
    <span className={css.suggestText}>
      <span className={kind === 'designs' ? css.suggestName : undefined}>
        <Highlighted text={item.label} query={kind === 'more' ? '' : query} />
      </span>
      {item.detail ? <span className={css.suggestDetail}>{item.detail}</span> : null}
    </span>
    {item.colors?.length ? <DotRow colors={item.colors} className={css.suggestDots} gap={0.5} /> : null}
    {item.count ? <span className={css.suggestCount}>{item.count}</span> : null}
  </Link>
)
