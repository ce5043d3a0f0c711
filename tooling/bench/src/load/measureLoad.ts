import { median } from '../report/median.ts'
import { type Load, sendLoad } from './sendLoad.ts'

export type Target = {
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

const CONNECTIONS = 8

const once = ({ name, url, headers = {} }: Target, seconds: number): Promise<Load> =>
  sendLoad(name, { url, headers, connections: CONNECTIONS, duration: seconds })

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
