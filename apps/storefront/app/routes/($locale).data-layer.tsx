import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { loadTrackingData } from '../features/analytics/loadTrackingData.server.ts'
import { recordReport } from '../features/analytics/recordReport.server.ts'

/**
 * Returns the data that events need but pages do not show, as plain JSON for the shop's own script. The response is not
 * cached.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) =>
  Response.json(await loadTrackingData(context.shop, new URL(request.url).searchParams))

/** Receives the reports that the shop's own script sends. */
export const action = async ({ context, request }: ActionFunctionArgs) =>
  recordReport(context.shop, await request.formData())
