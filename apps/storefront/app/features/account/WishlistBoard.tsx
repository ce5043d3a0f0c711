import { Form, useFetcher, useFetchers } from '@remix-run/react'
import { Board } from '@selvedge/ui-kit/Board'
import { Inline } from '@selvedge/ui-kit/Inline'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ListData } from './loadList.server.ts'
import { SavedDetail, SavedImage } from './SavedDetail.tsx'
import { savedNote } from './SavedNote.css.ts'
import type { OwnItemView } from './savedItems.server.ts'
import type { SectionResult } from './sectionResult.server.ts'

type ItemProps = { readonly item: OwnItemView; readonly page: ListData }

/** Moves the focus to the heading: the pressed button disappears with its item. */
const focusTitle = () => document.getElementById('wishlist-title')?.focus()

/** The forms that move a saved item to the cart or remove it, and the link to its note. */
const SavedActions = ({ item: { id, labels, available, choose }, page }: ItemProps) => {
  const removing = useFetcher<SectionResult<'remove'>>()
  const here = page.paths.list
  const hidden = <input type="hidden" name="lineItemId" value={id} />
  return (
    <>
      <Inline gap="m">
        {available ? (
          <Form method="post" action={here} preventScrollReset onSubmit={focusTitle}>
            {hidden}
            <TextLink type="submit" name="form" value="move" place="alone" aria-label={labels.move}>
              {page.texts.move}
            </TextLink>
          </Form>
        ) : null}
        {choose ? (
          <TextLink href={choose} place="alone" aria-label={labels.choose}>
            {page.texts.choose}
          </TextLink>
        ) : null}
        {page.signedIn ? (
          <TextLink href={page.items[id] ?? here} place="alone" tone="text" aria-label={labels.edit}>
            {page.texts.edit}
          </TextLink>
        ) : null}
        <removing.Form method="post" action={here} onSubmit={focusTitle}>
          {hidden}
          <input type="hidden" name="form" value="remove" />
          <TextLink type="submit" place="alone" tone="text" aria-label={labels.remove}>
            {page.texts.remove}
          </TextLink>
        </removing.Form>
      </Inline>
      <div aria-live="polite">{removing.state === 'idle' ? removing.data?.message : ''}</div>
    </>
  )
}

/** The saved items on a board. An item is hidden while it is being removed, and shown again if that fails. */
export const WishlistBoard = ({ page }: { readonly page: ListData }) => {
  const leaving = useFetchers().flatMap(({ state, formData }) =>
    state !== 'idle' && formData?.get('form') === 'remove' ? [formData.get('lineItemId')] : [],
  )
  return (
    <Board
      items={page.saved
        .filter(({ id }) => !leaving.includes(id))
        .map((item) => ({
          id: item.id,
          name: item.name,
          href: item.href,
          image: <SavedImage id={item.image} />,
          detail: (
            <>
              <SavedDetail item={item} />
              {item.savedAt ? <div>{item.savedAt}</div> : null}
              {item.note ? (
                <blockquote className={savedNote} aria-label={page.texts.noteTerm}>
                  {item.note}
                </blockquote>
              ) : null}
            </>
          ),
          actions: <SavedActions item={item} page={page} />,
        }))}
    />
  )
}
