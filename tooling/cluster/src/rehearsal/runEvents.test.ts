import { expect, test } from 'vitest'
import { runEvents } from './runEvents.ts'

test('runs events in order with their times, and continues after one that fails', async () => {
  let time = 0
  const order: string[] = []
  const event = (name: string, run: () => Promise<string>) => ({ name, run })
  const { times, failed } = await runEvents(
    [
      event('first', async () => {
        time += 30
        return 'done well'
      }),
      event('second', () => Promise.reject(new Error('no primary'))),
      event('third', async () => ''),
    ],
    { now: () => time, pauseMs: 0, log: (line) => order.push(line) },
  )
  expect(order).toEqual(['first', 'second', 'third'])
  expect(times).toEqual([
    { name: 'first', at: 0, ms: 30, note: 'done well' },
    { name: 'second', at: 30, ms: 0, note: 'failed' },
    { name: 'third', at: 30, ms: 0, note: '' },
  ])
  expect(failed).toEqual(['second failed: no primary'])
})
