import { Form } from '@remix-run/react'
import { Board } from '@selvedge/ui-kit/Board'
import { Button } from '@selvedge/ui-kit/Button'
import { Container } from '@selvedge/ui-kit/Container'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { SavedDetail, SavedImage } from '../account/SavedDetail.tsx'
import { savedNote } from '../account/SavedNote.css.ts'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import type { SharedListData } from './sharedList.server.ts'

type Props = {
  readonly page: SharedListData
  readonly result: { readonly message: string } | undefined
}

/** A list that somebody shares: its items can be added to the visitor's own cart. */
export const SharedListPage = ({ page: { name, text, path, items, texts }, result }: Props) => (
  <Container>
    <PageTitle size="page" title={name} text={text} />
    <Stack gap="l">
      {result ? <FormAlert of={result}>{result.message}</FormAlert> : null}
      {items.length === 0 ? (
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<Button href={texts.emptyHref}>{texts.emptyAction}</Button>}
        />
      ) : (
        <Board
          items={items.map((item) => ({
            id: item.id,
            name: item.name,
            href: item.href,
            image: <SavedImage id={item.image} />,
            detail: (
              <>
                <SavedDetail item={item} />
                {item.note ? (
                  <blockquote className={savedNote} aria-label={texts.noteTerm}>
                    {item.note}
                  </blockquote>
                ) : null}
              </>
            ),
            actions: item.available ? (
              <Form method="post" action={path} preventScrollReset>
                <TextLink
                  type="submit"
                  name="lineItemId"
                  value={item.id}
                  place="alone"
                  aria-label={item.labels.add}
                >
                  {texts.add}
                </TextLink>
              </Form>
            ) : item.choose ? (
              <TextLink href={item.choose} place="alone" aria-label={item.labels.choose}>
                {texts.choose}
              </TextLink>
            ) : null,
          }))}
        />
      )}
    </Stack>
  </Container>
)
