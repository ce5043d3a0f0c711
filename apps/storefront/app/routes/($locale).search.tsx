import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Inline } from '@selvedge/ui-kit/Inline'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { ListingPage } from '../features/catalogue/ListingPage.tsx'
import { loadSearch } from '../features/catalogue/loadListing.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.text ? m.search_title_for({ text: data.text }) : m.search_label())

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadSearch(context.shop, new URL(request.url).searchParams)

export default function Search() {
  const { text, listing } = useLoaderData<typeof loader>()
  return (
    <ListingPage
      listing={listing}
      title={
        <>
          <PageTitle size="page" title={text ? m.search_title_for({ text }) : m.search_label()} />
          <Form key={text}>
            <Inline gap="s" align="end">
              <TextInput
                label={m.search_label()}
                name="query"
                defaultValue={text}
                type="search"
                size="m"
                id="search-again"
              />
              <Button type="submit" tone="secondary">
                {m.search_submit()}
              </Button>
            </Inline>
          </Form>
        </>
      }
    />
  )
}
