import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadSuggestions } from '../features/search/loadSuggestions.server.ts'

/** Suggestions for a search field, as JSON. They have no prices and no personal data. */
export const loader = async ({ context, request }: LoaderFunctionArgs) =>
  Response.json(await loadSuggestions(context.shop, new URL(request.url).searchParams), {
    headers: { 'cache-control': 'private, max-age=60' },
  })
