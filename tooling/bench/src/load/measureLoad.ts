import autocannon from 'autocannon'
import { median } from '../report/median.ts'

export type Target = {
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Pages per second, and the response times of a page in milliseconds. */
export type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number }

const CONNECTIONS = 8

const once = async (target: Target, seconds: number): Promise<Load> => {
  const { name, url, headers = {} } = target
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${name}: ${result.errors} errors and ${result.non2xx} refusals under load`)
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

/**
 * Measures the targets in turns over several rounds, so that other load on the machine affects all of them equally. Returns
 * the median round of each. The first round of every target is a warm-up and does not count.
 */
export const measureLoad = async (
  targets: readonly Target[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<ReadonlyMap<string, Load>> => {
  const measured = new Map<string, Load[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await once(target, Math.min(seconds, 2))
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) measured.get(target.name)?.push(await once(target, seconds))
  return new Map(
    [...measured].map(([name, loads]) => [
      name,
      {
        perSecond: median(loads.map(({ perSecond }) => perSecond)),
        p50: median(loads.map(({ p50 }) => p50)),
        p99: median(loads.map(({ p99 }) => p99)),
      },
    ]),
  )
}
