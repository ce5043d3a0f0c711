import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatJobs } from './repeatJob.ts'

const log = pino({ level: 'silent' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('spreads the first rounds of jobs over one pause, and then repeats each job after the pause', async () => {
  const started = Date.now()
  const rounds: [string, number][] = []
  const job = (name: string) => async () => void rounds.push([name, Date.now() - started])
  const stops = repeatJobs(1_000, { one: job('one'), two: job('two') }, log)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(rounds).toEqual([
    ['one', 500],
    ['two', 1_000],
    ['one', 1_500],
    ['two', 2_000],
  ])
  await Promise.all(stops.map((stop) => stop()))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(rounds).toHaveLength(4)
})

test('repeats a job that fails', async () => {
  const run = vi.fn(() => Promise.reject(new Error('no connection')))
  const [stop] = repeatJobs(1_000, { failing: run }, log)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(run).toHaveBeenCalledTimes(2)
  await stop?.()
})
