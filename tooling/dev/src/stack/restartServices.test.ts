import { expect, test, vi } from 'vitest'
import { restartServices } from './restartServices.ts'

test('restarts a service that exits, and gives up after the fifth exit', async () => {
  vi.useFakeTimers()
  const messages: string[] = []
  const handleExit = restartServices({
    restart: async (name) => {
      messages.push(`restart ${name}`)
    },
    log: (line) => messages.push(line),
    onGiveUp: (name) => messages.push(`give up ${name}`),
    now: () => 0,
  })
  handleExit('platform')
  await vi.runAllTimersAsync()
  expect(messages).toEqual([
    'The platform exited unexpectedly; restarting it.',
    'restart platform',
    'The platform is running again.',
  ])
  for (const _ of [2, 3, 4, 5]) {
    handleExit('platform')
    await vi.runAllTimersAsync()
  }
  expect(messages.at(-1)).toBe('give up platform')
  expect(messages.filter((line) => line === 'restart platform')).toHaveLength(4)
  vi.useRealTimers()
})
