import { randomInt } from 'node:crypto'

/**
 * The seeds of every test with generated requests: a constant seed, which finds known failures again if they return,
 * and a random seed for each run. fast-check prints the seed of a failure; set `FUZZ_SEED` to that seed to repeat the
 * run.
 */
export const fuzzSeeds: readonly (readonly [name: string, seed: number])[] = [
  ['a fixed seed', 20_261_120],
  ['a random seed', Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31 - 1))],
]
