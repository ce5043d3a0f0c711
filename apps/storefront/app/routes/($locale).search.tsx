import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { packData } from '../features/frame/packData.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { unpackData } from '../features/frame/unpackData.ts'
import { loadSearch } from '../features/search/loadSearch.server.ts'
import { SearchPage } from '../features/search/SearchPage.tsx'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.text ? m.search_title_for({ text: data.text }) : m.search_label())

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { text, ...found } = await loadSearch(context.shop, new URL(request.url).searchParams)
  return { text, found: packData(found) }
}

export default function Search() {
  const { text, found } = useLoaderData<typeof loader>()
  return <SearchPage text={text} {...unpackData(found)} />
}
