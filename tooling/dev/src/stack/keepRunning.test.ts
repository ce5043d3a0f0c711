import { expect, test, vi } from 'vitest'
import { keepRunning } from './keepRunning.ts'

test('a service that ends is started again, and one that keeps ending is given up', async () => {
  vi.useFakeTimers()
  const told: string[] = []
  const ended = keepRunning({
    restart: async (name) => {
      told.push(`restart ${name}`)
    },
    say: (line) => told.push(line),
    giveUp: (name) => told.push(`give up ${name}`),
    now: () => 0,
  })
  ended('platform')
  await vi.runAllTimersAsync()
  expect(told).toEqual([
    'The platform ended by itself; starting it again.',
    'restart platform',
    'The platform is back.',
  ])
  for (const _ of [2, 3, 4, 5]) {
    ended('platform')
    await vi.runAllTimersAsync()
  }
  expect(told.at(-1)).toBe('give up platform')
  expect(told.filter((line) => line === 'restart platform')).toHaveLength(4)
  vi.useRealTimers()
})
