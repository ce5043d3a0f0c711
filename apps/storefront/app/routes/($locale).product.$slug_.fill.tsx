import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { addYard } from '../features/yard/addYard.server.ts'
import { FillYardPage } from '../features/yard/FillYardPage.tsx'
import { loadYard } from '../features/yard/loadYard.server.ts'
import { submitYard } from '../features/yard/submitYard.ts'

// The picker is hidden from search engines, because it has a URL for each possible yard. They index the product's page
// instead.
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateMeta(data.product.name) : [])

export const loader = ({ context: { shop }, params, request }: LoaderFunctionArgs) =>
  loadYard(shop, params.slug ?? '', new URL(request.url).searchParams)

export const action = async ({ context: { shop }, params, request }: ActionFunctionArgs) =>
  addYard(shop, await request.formData(), params.slug ?? '')
export const clientAction = submitYard

export default function FillYard() {
  return <FillYardPage {...useLoaderData<typeof loader>()} />
}
