import type { Colors } from './colors.ts'
import { contrast } from './contrast.ts'
import { rolePairs } from './rolePairs.ts'

/**
 * The pairs of colour roles with too little contrast, one line for each; empty when all are readable. Use it in the tests
 * of a brand. Colours are `#RRGGBB`.
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
