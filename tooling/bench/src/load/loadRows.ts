import type { Page } from '../pages/pages.ts'
import { atLeast, type Row, withoutBudget } from '../report/row.ts'
import { aSecond, kilobytes, milliseconds, times } from '../report/units.ts'
import type { Load } from './sendLoad.ts'
import { bareName, compressedName, LEAN, PLAIN } from './targets.ts'

const formatLoad = ({ perSecond, p50, p99 }: Load): string =>
  `${aSecond(perSecond)}, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`

/** Formats the loads of the baseline pages, and their sizes in bytes. */
export const baselineRows = (
  loads: ReadonlyMap<string, Load>,
  bytes: { readonly plain: number; readonly lean: number },
): readonly Row[] => {
  const plain = loads.get(PLAIN)
  const lean = loads.get(LEAN)
  return [
    ...(plain
      ? [
          withoutBudget(
            `plain Remix page: 48 static cards with the shop's markup, ${kilobytes(bytes.plain)}`,
            formatLoad(plain),
          ),
        ]
      : []),
    ...(lean
      ? [
          withoutBudget(
            `lean Remix page: 48 static cards of one picture and three texts, ${kilobytes(bytes.lean)}`,
            formatLoad(lean),
          ),
        ]
      : []),
  ]
}

/** Formats the load of a page, and its ratios to the plain Remix pages and to a bare response of the same bytes. */
export const loadRows = ({ name }: Page, loads: ReadonlyMap<string, Load>): readonly Row[] => {
  const [load, bare, plain, lean] = [name, bareName(name), PLAIN, LEAN].map((known) => loads.get(known))
  if (!load || !bare || !plain || !lean) return []
  const compressed = loads.get(compressedName(name))
  const toPlain = load.perSecond / plain.perSecond
  return [
    withoutBudget(`${name}: pages, 8 at a time`, formatLoad(load)),
    name === 'category'
      ? atLeast(`${name}: of the plain Remix page`, toPlain, 1, times)
      : withoutBudget(`${name}: of the plain Remix page`, times(toPlain)),
    withoutBudget(`${name}: of the lean Remix page`, times(load.perSecond / lean.perSecond)),
    withoutBudget(`${name}: of a bare reply of the same bytes`, times(load.perSecond / bare.perSecond)),
    ...(compressed
      ? [
          withoutBudget(
            `${name}: compressed for a browser, of itself uncompressed`,
            times(compressed.perSecond / load.perSecond),
          ),
        ]
      : []),
  ]
}
