import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { loadTrackingData } from '../features/analytics/loadTrackingData.server.ts'
import { recordReport } from '../features/analytics/recordReport.server.ts'

/** The data for events that no page shows, as plain JSON for the shop's own script. It is not cached. */
export const loader = async ({ context, request }: LoaderFunctionArgs) =>
  Response.json(await loadTrackingData(context.shop, new URL(request.url).searchParams))

/** Takes the reports of the shop's own script. */
export const action = async ({ context, request }: ActionFunctionArgs) =>
  recordReport(context.shop, await request.formData())
