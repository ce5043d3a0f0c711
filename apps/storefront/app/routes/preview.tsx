import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Container } from '@selvedge/ui-kit/Container'
import { ErrorState } from '@selvedge/ui-kit/ErrorState'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { endPreview, openPreview } from '../features/preview/openPreview.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.title ?? '')

/** The signed link to a draft of a brand team: one URL for all locales. */
export const loader = ({ context: { shop }, request }: LoaderFunctionArgs) =>
  openPreview(shop, new URL(request.url).searchParams)

export const action = ({ context: { shop } }: ActionFunctionArgs) => endPreview(shop)

/** The page for a preview link that does not work. */
export default function PreviewProblem() {
  const { title, text } = useLoaderData<typeof loader>()
  return (
    <Container>
      <ErrorState title={title} text={text} />
    </Container>
  )
}
