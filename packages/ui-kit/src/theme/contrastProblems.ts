import { colorRolePairs } from './colorRolePairs.ts'
import type { ColorRoles } from './colors.ts'
import { contrast } from './contrast.ts'

/**
 * The pairs of colour roles with too little contrast, one line for each; empty when all are readable. Use it in the tests
 * of a brand. Colours are `#RRGGBB`.
 * @example expect(contrastProblems(juniper)).toEqual([])
 */
export const contrastProblems = (colors: ColorRoles): readonly string[] =>
  colorRolePairs.flatMap(({ front, ground, least }) => {
    const measured = contrast(colors[front], colors[ground])
    return measured >= least
      ? []
      : [
          `${front} ${colors[front]} on ${ground} ${colors[ground]} is ${measured.toFixed(2)}:1; it needs ${least}:1`,
        ]
  })
