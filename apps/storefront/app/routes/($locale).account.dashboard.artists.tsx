import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { FollowedArtists } from '../features/account/FollowedArtists.tsx'
import { loadFollowedArtists, unfollowFromForm } from '../features/account/followedArtists.server.ts'
import type { FollowRefusal } from '../features/artist/followArtist.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.title ?? '')

export const shouldRevalidate = revalidateAfterActions

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadFollowedArtists(context.shop, new URL(request.url))

export const action = async ({ context, request }: ActionFunctionArgs) =>
  unfollowFromForm(context.shop, await request.formData())

/** When there is no connection, the page stays open and shows a message. */
export const clientAction = stayWhenOffline(async () => ({ message: m.connection_lost() }))

export default function FollowedArtistsPage() {
  const data = useLoaderData<typeof loader>()
  const refusal = useActionData<FollowRefusal>()
  const content = <FollowedArtists data={data} refusal={refusal} />
  return (
    <Container>
      <PageTitle size="page" title={data.title} text={data.text} />
      {data.signedIn ? (
        <Columns layout="account">
          <AccountNav current="artists" />
          {content}
        </Columns>
      ) : (
        content
      )}
    </Container>
  )
}
