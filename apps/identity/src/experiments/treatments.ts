import { createHash } from 'node:crypto'

/** Experiments and the variants that visitors are spread over. */
export type Experiments = Readonly<Record<string, readonly string[]>>

/** Reads `name=variant|variant` entries. An experiment of fewer than two variants is none. */
export const readExperiments = (entries: readonly string[]): Experiments =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const [name = '', variants = ''] = entry.split('=')
      const list = variants.split('|').map((variant) => variant.trim())
      return name.trim() !== '' && list.length > 1 && list.every((variant) => variant !== '')
        ? [[name.trim(), list]]
        : []
    }),
  )

/** A whole number from 0 below `count`, always the same for a visitor and an experiment. */
const bucket = (visitor: string, experiment: string, count: number): number =>
  createHash('sha256').update(`${experiment}\n${visitor}`).digest().readUInt32BE(0) % count

/** Which variant of each experiment a visitor sees. Nothing is stored: the same visitor always gets the same. */
export const treatments = (experiments: Experiments, visitor: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(experiments).map(([name, variants]) => [
      name,
      variants[bucket(visitor, name, variants.length)] ?? '',
    ]),
  )
