import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { loadSearch } from '../features/search/loadSearch.server.ts'
import { SearchPage } from '../features/search/SearchPage.tsx'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.text ? m.search_title_for({ text: data.text }) : m.search_label())

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadSearch(context.shop, new URL(request.url).searchParams)

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />
}
