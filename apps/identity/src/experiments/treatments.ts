import { createHash } from 'node:crypto'

/** Experiments and their variants. */
export type Experiments = Readonly<Record<string, readonly string[]>>

/** Parses `name=variant|variant` entries. Skips an experiment with fewer than two variants. */
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

/** A whole number from 0 to `count` - 1, the same each time for a visitor and an experiment. */
const bucket = (visitor: string, experiment: string, count: number): number =>
  createHash('sha256').update(`${experiment}\n${visitor}`).digest().readUInt32BE(0) % count

/** Assigns a visitor a variant of each experiment. The result depends on the visitor's id only; nothing is stored. */
export const treatments = (experiments: Experiments, visitor: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(experiments).map(([name, variants]) => [
      name,
      variants[bucket(visitor, name, variants.length)] ?? '',
    ]),
  )
