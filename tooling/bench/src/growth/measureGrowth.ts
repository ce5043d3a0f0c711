import type { Requests } from './requests.ts'
import { timed } from './sendQuery.ts'
import type { Catalogue } from './startCatalogue.ts'

export type Sized = { readonly catalogue: Catalogue; readonly requests: Requests }

/** A kind of query, with the body of its `nth` request. */
export type Kind = { readonly name: string; readonly body: (requests: Requests, nth: number) => string }

/** The median milliseconds of a query on the smaller and on the larger catalogue. */
export type Growth = { readonly name: string; readonly small: number; readonly large: number }

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0

/**
 * Sends each kind of query to both catalogues in turn, one query at a time, so that other load on the machine affects
 * both equally. The first tenth of the rounds is a warm-up and does not count.
 */
export const measureGrowth = async (
  [small, large]: readonly [Sized, Sized],
  kinds: readonly Kind[],
  rounds: number,
): Promise<readonly Growth[]> => {
  const took = new Map(kinds.map(({ name }) => [name, { small: [] as number[], large: [] as number[] }]))
  for (let round = 0; round < rounds; round += 1)
    for (const { name, body } of kinds) {
      const [left, right] = [
        await timed(small.catalogue, body(small.requests, round)),
        await timed(large.catalogue, body(large.requests, round)),
      ]
      if (round < rounds / 10) continue
      took.get(name)?.small.push(left)
      took.get(name)?.large.push(right)
    }
  return kinds.map(({ name }) => ({
    name,
    small: median(took.get(name)?.small ?? []),
    large: median(took.get(name)?.large ?? []),
  }))
}
