import { failed, type Outcome, passed } from '../outcome.ts'
import { measurePage } from './measurePage.ts'
import { onDemand, type PageBudget } from './pageBudgets.ts'

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Compares everything that a page fetches without interaction with its budget. Fails when it cannot be measured. */
export const checkPage = async (
  { page, route, scripts, styles }: PageBudget,
  client: string,
): Promise<Outcome> => {
  try {
    const weight = await measurePage(client, route, onDemand)
    const line = `${page} page: scripts ${kilobytes(weight.scripts)} of ${kilobytes(scripts)} kB, styles ${kilobytes(weight.styles)} of ${kilobytes(styles)} kB`
    return weight.scripts <= scripts && weight.styles <= styles
      ? passed(line)
      : failed(line, `${line}: remove something from it or from the frame.`)
  } catch (error) {
    return failed(
      `the ${page} page could not be weighed`,
      error instanceof Error ? error.message : String(error),
    )
  }
}
