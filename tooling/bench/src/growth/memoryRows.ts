import { atMost, type Row, withoutBudget } from '../report/row.ts'
import { kilobytes, times } from '../report/units.ts'
import type { Sized } from './measureGrowth.ts'
import { sendQuery } from './sendQuery.ts'

const CONCURRENCY = 8
const WARM_UP = 5_000

/** Measures the platform's memory before and after many requests of every kind, including unique search texts. */
export const memoryRows = async ({ catalogue, requests }: Sized, count: number): Promise<readonly Row[]> => {
  const bodies = [
    (nth: number) => requests.products[nth % requests.products.length] ?? '',
    () => requests.category(),
    (nth: number) => requests.search(`quince ${nth}`),
  ]
  const send = async (from: number, to: number): Promise<void> => {
    let next = from
    const worker = async (): Promise<void> => {
      while (next < to) {
        const nth = next
        next += 1
        await sendQuery(catalogue, bodies[nth % bodies.length]?.(nth) ?? '')
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  }
  await send(0, WARM_UP)
  const before = catalogue.memory()
  await send(WARM_UP, WARM_UP + count)
  const after = catalogue.memory()
  return [
    withoutBudget(
      `platform's memory before and after ${count.toLocaleString('en')} requests`,
      `${kilobytes(before)}, ${kilobytes(after)}`,
    ),
    atMost("platform's memory: growth", after / before, 1.2, times),
  ]
}
