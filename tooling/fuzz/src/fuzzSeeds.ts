import { randomInt } from 'node:crypto'

/**
 * The seeds of every test with generated requests: a fixed one, so that known failures stay fixed, and a new one in each
 * run. fast-check prints the seed of a failure; `FUZZ_SEED` repeats it.
 */
export const fuzzSeeds: readonly (readonly [name: string, seed: number])[] = [
  ['a fixed seed', 20_261_120],
  ['a random seed', Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31 - 1))],
]
