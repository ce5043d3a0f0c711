import { failed, type Outcome, passed } from '../outcome.ts'
import type { PageBudget } from './pageBudgets.ts'
import { weighPage } from './weighPage.ts'

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Holds a page's first load against its budget. What could not be weighed has failed. */
export const checkPage = ({ page, route, scripts, styles }: PageBudget, client: string): Outcome => {
  try {
    const weight = weighPage(client, route)
    const line = `${page} page: scripts ${kilobytes(weight.scripts)} of ${kilobytes(scripts)} kB, styles ${kilobytes(weight.styles)} of ${kilobytes(styles)} kB`
    return weight.scripts <= scripts && weight.styles <= styles
      ? passed(line)
      : failed(line, `${line}: load a part of it later, or take something out of it or of the frame.`)
  } catch (error) {
    return failed(
      `the ${page} page could not be weighed`,
      error instanceof Error ? error.message : String(error),
    )
  }
}
