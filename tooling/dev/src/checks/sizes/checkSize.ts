import { failed, type Outcome, passed } from '../outcome.ts'
import type { SizeBudget } from './sizeBudgets.ts'
import { weigh } from './weigh.ts'

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2)

/** Holds one part of a package against its budget. What could not be weighed has failed. */
export const checkSize = async (budget: SizeBudget, packages: string): Promise<Outcome> => {
  const { what, from, bytes } = budget
  try {
    const weight = await weigh(budget, packages)
    const line = `${what} ${kilobytes(weight)} of ${kilobytes(bytes)} kB`
    return weight <= bytes
      ? passed(line)
      : failed(line, `${line}: take something out of @selvedge/${from}, or give it an entry of its own.`)
  } catch (error) {
    return failed(`${what} could not be weighed`, error instanceof Error ? error.message : String(error))
  }
}
