import { failed, type Outcome, passed } from '../outcome.ts'
import { measureBundle } from './measureBundle.ts'
import type { SizeBudget } from './sizeBudgets.ts'

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2)

/** Compares the size of one part of a package with its budget. Fails when it cannot be measured. */
export const checkSize = async (budget: SizeBudget, packages: string): Promise<Outcome> => {
  const { what, from, bytes } = budget
  try {
    const weight = await measureBundle(budget, packages)
    const line = `${what} ${kilobytes(weight)} of ${kilobytes(bytes)} kB`
    return weight <= bytes
      ? passed(line)
      : failed(line, `${line}: take something out of @selvedge/${from}, or give it an entry of its own.`)
  } catch (error) {
    return failed(`${what} could not be weighed`, error instanceof Error ? error.message : String(error))
  }
}
