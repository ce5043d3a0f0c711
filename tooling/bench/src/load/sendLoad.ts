import autocannon from 'autocannon'

/** Pages per second, and the response times of a page in milliseconds. */
export type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number }

/** Sends requests. Fails when a response is missing or refused: `name` says in the error what was requested. */
export const sendLoad = async (name: string, options: Parameters<typeof autocannon>[0]): Promise<Load> => {
  const { requests, duration, latency, errors, non2xx } = await autocannon(options)
  if (errors > 0 || non2xx > 0) throw new Error(`${name}: ${errors} errors and ${non2xx} refusals under load`)
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 }
}
