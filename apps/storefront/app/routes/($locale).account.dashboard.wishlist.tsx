import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { WishlistBoard } from '../features/account/WishlistBoard.tsx'
import { changeWishlist, loadWishlist } from '../features/account/wishlist.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.wishlist_title())

export const shouldRevalidate = revalidateAfterActions

export const loader = ({ context }: LoaderFunctionArgs) => loadWishlist(context.shop)

export const action = async ({ context: { shop }, request }: ActionFunctionArgs) =>
  changeWishlist(shop, await request.formData(), shop.paths.account('wishlist'))

/** Without a connection the board stays, with a message. */
export const clientAction = stayWhenOffline(async () => ({ kind: 'unavailable' }))

export default function WishlistPage() {
  const { saved, signedIn } = useLoaderData<typeof loader>()
  const change = useActionData<typeof action>()
  const paths = usePaths()
  const content = (
    <Stack gap="l">
      {change?.kind === 'item-unavailable' || change?.kind === 'unavailable' ? (
        <Callout tone="error" role="alert">
          {change.kind === 'unavailable' ? m.error_text() : m.item_unavailable()}
        </Callout>
      ) : null}
      {saved.length > 0 && !signedIn ? (
        <Callout>
          {m.wishlist_guest()}{' '}
          <TextLink href={paths.login(paths.account('wishlist'))}>{m.login_action()}</TextLink>
        </Callout>
      ) : null}
      {saved.length > 0 ? (
        <WishlistBoard saved={saved} />
      ) : (
        <EmptyState
          title={m.wishlist_empty_title()}
          text={m.wishlist_empty_text()}
          action={<Button href={paths.category('printed-fabric')}>{m.empty_action()}</Button>}
        />
      )}
    </Stack>
  )
  return (
    <Container>
      <div id="wishlist-title" tabIndex={-1}>
        <PageTitle size="page" title={m.wishlist_title()} text={m.wishlist_count({ count: saved.length })} />
      </div>
      {signedIn ? (
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
