import { Form } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Inline } from '@selvedge/ui-kit/Inline'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TabLinks } from '@selvedge/ui-kit/TabLinks'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import { AccountNav } from './AccountNav.tsx'
import { ListForms, type ListResult } from './ListForms.tsx'
import type { ListData } from './loadList.server.ts'
import { WishlistBoard } from './WishlistBoard.tsx'

type ListPageProps = { readonly page: ListData; readonly result: ListResult | undefined }

/** The actions for a list as a whole. */
const ListTools = ({ page: { canMoveAll, list, paths, texts, signedIn } }: Pick<ListPageProps, 'page'>) => (
  <Inline gap="l" justify="between">
    {canMoveAll ? (
      <Form method="post" action={paths.list} preventScrollReset>
        <Button type="submit" name="form" value="move-all" tone="secondary" size="s">
          {texts.moveAll}
        </Button>
      </Form>
    ) : null}
    {signedIn ? (
      <Inline gap="l">
        {list.canChange ? (
          <>
            <TextLink href={paths.share} place="alone">
              {list.link ? texts.isShared : texts.share}
            </TextLink>
            <TextLink href={paths.name} place="alone">
              {texts.rename}
            </TextLink>
            {list.isDefault ? null : (
              <TextLink href={paths.delete} place="alone">
                {texts.delete}
              </TextLink>
            )}
          </>
        ) : null}
        <TextLink href={paths.new} place="alone">
          {texts.add}
        </TextLink>
      </Inline>
    ) : null}
  </Inline>
)

const ListContents = ({ page, result }: ListPageProps) => {
  const { saved, signedIn, texts, paths, tabs } = page
  return (
    <Stack gap="l">
      {result?.message ? <FormAlert of={result}>{result.message}</FormAlert> : null}
      {saved.length > 0 && !signedIn ? (
        <Callout>
          {texts.guest} <TextLink href={paths.login}>{texts.login}</TextLink>
        </Callout>
      ) : null}
      {tabs.length > 1 ? <TabLinks label={texts.tabs} items={tabs} /> : null}
      <ListTools page={page} />
      {saved.length > 0 ? (
        <WishlistBoard page={page} />
      ) : (
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<Button href={paths.shop}>{texts.emptyAction}</Button>}
        />
      )}
    </Stack>
  )
}

/** A list of saved items, or one of its forms. Its texts come from the server. */
export const ListPage = ({ page, result }: ListPageProps) => {
  const content = page.view ? (
    <ListForms key={`${page.view.view} ${page.view.id}`} page={page} result={result} />
  ) : (
    <ListContents page={page} result={result} />
  )
  return (
    <Container>
      <div id="wishlist-title" tabIndex={-1}>
        <PageTitle size="page" title={page.title} text={page.text} />
      </div>
      {page.signedIn ? (
        <Columns layout="account">
          <AccountNav current="wishlist" />
          {content}
        </Columns>
      ) : (
        content
      )}
    </Container>
  )
}
