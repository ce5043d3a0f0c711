import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadTrackingData } from '../features/analytics/loadTrackingData.server.ts'

/** The data for events that no page shows, as plain JSON for the shop's own script. It is not cached. */
export const loader = async ({ context, request }: LoaderFunctionArgs) =>
  Response.json(await loadTrackingData(context.shop, new URL(request.url).searchParams))
