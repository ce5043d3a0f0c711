import { atMost, noted, type Row } from '../report/row.ts'
import { kilobytes, times } from '../report/units.ts'
import { ask } from './ask.ts'
import type { Sized } from './measureGrowth.ts'

const ATATIME = 8
const WARM = 5_000

/** Memory of the platform's process before and after many requests of every kind, among them texts that never come twice. */
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
        await ask(catalogue, bodies[nth % bodies.length]?.(nth) ?? '')
      }
    }
    await Promise.all(Array.from({ length: ATATIME }, worker))
  }
  await send(0, WARM)
  const before = catalogue.memory()
  await send(WARM, WARM + count)
  const after = catalogue.memory()
  return [
    noted(
      `platform's memory before and after ${count.toLocaleString('en')} requests`,
      `${kilobytes(before)}, ${kilobytes(after)}`,
    ),
    atMost("platform's memory: growth", after / before, 1.2, times),
  ]
}
