import type { ObservedRequest } from '@selvedge/testing'

/** A request of a shopper to the shop, with the time of its response in ms since the start of the run. */
export type Sample = { readonly at: number; readonly ms: number; readonly status: number }

/** What shoppers saw in a period. */
export type TrafficSummary = {
  readonly requests: number
  /** Responses with a status of 500 and above. */
  readonly errorPages: number
  /** Requests without a response. */
  readonly lost: number
  readonly p50: number
  readonly p99: number
  /** The longest time without a successful response, in ms. */
  readonly longestGap: number
}

/** Returns a percentile of numbers by the nearest-rank method; 0 without numbers. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

const isSuccess = ({ status }: Sample): boolean => status > 0 && status < 500

/** Summarises the requests whose responses arrived from `from` until `to`, in ms since the start. */
export const summarise = (samples: readonly Sample[], from: number, to: number): TrafficSummary => {
  const period = samples.filter(({ at }) => at >= from && at < to)
  const times = period.filter(isSuccess).map(({ ms }) => ms)
  const moments = [from, ...period.filter(isSuccess).map(({ at }) => at), to].sort((a, b) => a - b)
  return {
    requests: period.length,
    errorPages: period.filter(({ status }) => status >= 500).length,
    lost: period.filter(({ status }) => status === 0).length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longestGap: Math.max(...moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment))),
  }
}

/** Records the requests to the shop. Those to the pages of payment providers are left out. */
export const createTraffic = (shop: string, now: () => number) => {
  const samples: Sample[] = []
  const { origin } = new URL(shop)
  return {
    samples,
    observe: ({ url, status, ms }: ObservedRequest): void => {
      if (url.origin === origin) samples.push({ at: now(), ms, status })
    },
  }
}
