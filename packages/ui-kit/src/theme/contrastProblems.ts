import type { Colors } from './colors.ts'
import { contrast } from './contrast.ts'
import { rolePairs } from './rolePairs.ts'

/**
 * What cannot be read in a set of colours, a line a pair; empty when all is well. For a brand's own tests: colours are
 * `#RRGGBB`.
 * @example expect(contrastProblems(juniper)).toEqual([])
 */
export const contrastProblems = (colors: Colors): readonly string[] =>
  rolePairs.flatMap(({ front, ground, least }) => {
    const measured = contrast(colors[front], colors[ground])
    return measured >= least
      ? []
      : [
          `${front} ${colors[front]} on ${ground} ${colors[ground]} is ${measured.toFixed(2)}:1; it needs ${least}:1`,
        ]
  })
