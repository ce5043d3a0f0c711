import type { Page } from '../pages/pages.ts'
import { atLeast, noted, type Row } from '../report/row.ts'
import { aSecond, kilobytes, milliseconds, times } from '../report/units.ts'
import type { Load } from './measureLoad.ts'
import { bareName, compressedName, PLAIN } from './targets.ts'

const written = ({ perSecond, p50, p99 }: Load): string =>
  `${aSecond(perSecond)}, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`

/** Pages a second, and as ratios to the plain Remix page and to a bare reply of the same bytes. */
export const loadRows = (
  pages: readonly Page[],
  loads: ReadonlyMap<string, Load>,
  plainBytes: number,
): readonly Row[] => {
  const plain = loads.get(PLAIN)
  const rows = pages.flatMap(({ name }): readonly Row[] => {
    const load = loads.get(name)
    const bare = loads.get(bareName(name))
    if (!load || !bare || !plain) return []
    const ratio = load.perSecond / plain.perSecond
    const compressed = loads.get(compressedName(name))
    return [
      noted(`${name}: pages, 8 at a time`, written(load)),
      name === 'category'
        ? atLeast(`${name}: of the plain Remix page`, ratio, 1, times)
        : noted(`${name}: of the plain Remix page`, times(ratio)),
      noted(`${name}: of a bare reply of the same bytes`, times(load.perSecond / bare.perSecond)),
      ...(compressed
        ? [
            noted(
              `${name}: compressed as for a browser, of itself uncompressed`,
              times(compressed.perSecond / load.perSecond),
            ),
          ]
        : []),
    ]
  })
  return plain
    ? [noted(`plain Remix page with 48 static cards, ${kilobytes(plainBytes)}`, written(plain)), ...rows]
    : rows
}
