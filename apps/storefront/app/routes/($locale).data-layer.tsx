import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadMeasured } from '../features/measure/loadMeasured.server.ts'

/** What events need and no page shows. For this shop's own script, by plain JSON; kept by nobody. */
export const loader = async ({ context, request }: LoaderFunctionArgs) =>
  Response.json(await loadMeasured(context.shop, new URL(request.url).searchParams))
