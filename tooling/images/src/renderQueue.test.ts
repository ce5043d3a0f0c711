import { expect, test } from 'vitest'
import { createRenderQueue, RenderQueueFull, type RenderUrgency } from './renderQueue.ts'

/** Resolves when every task whose turn it is has begun. */
const begun = () => new Promise((resolve) => setImmediate(resolve))

/** A queue whose tasks run until they are finished by name. */
const aQueue = (places = 2, mostWaiting = 100) => {
  const queue = createRenderQueue(places, mostWaiting)
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const add = (name: string, urgency: RenderUrgency = 'small', visitor = 'one', isNeeded = () => true) =>
    queue.run({ urgency, visitor }, isNeeded, async () => {
      started.push(name)
      await new Promise<void>((resolve) => finish.set(name, resolve))
      return name
    })
  const end = async (name: string): Promise<void> => {
    await begun()
    finish.get(name)?.()
    await begun()
  }
  return { add, end, started, rounds: queue.rounds }
}

test('runs as many tasks in parallel as allowed, and starts the newest waiting task of a visitor first', async () => {
  const { add, end, started } = aQueue()
  for (const name of ['a', 'b', 'c', 'd']) void add(name)
  await begun()
  expect(started).toEqual(['a', 'b'])
  await end('a')
  await end('b')
  expect(started).toEqual(['a', 'b', 'd', 'c'])
})

test('reserves one slot for small tasks, and starts small tasks before large ones', async () => {
  const { add, end, started } = aQueue()
  for (const name of ['large 1', 'large 2']) void add(name, 'large')
  await begun()
  expect(started).toEqual(['large 1'])
  void add('small 1')
  void add('small 2')
  await begun()
  expect(started).toEqual(['large 1', 'small 1'])
  await end('large 1')
  expect(started).toEqual(['large 1', 'small 1', 'small 2'])
})

test('serves visitors in turn, however many tasks each visitor has', async () => {
  const { add, end, started } = aQueue()
  for (let at = 1; at <= 5; at += 1) void add(`greedy ${at}`, 'small', 'greedy')
  void add('modest', 'small', 'modest')
  await end('greedy 1')
  expect(started).toEqual(['greedy 1', 'greedy 2', 'modest'])
})

test('runs background tasks only while no other task is running', async () => {
  const { add, end, started } = aQueue()
  void add('visible')
  void add('ahead', 'background')
  await begun()
  expect(started).toEqual(['visible'])
  await end('visible')
  expect(started).toEqual(['visible', 'ahead'])
  void add('urgent')
  await begun()
  expect(started).toEqual(['visible', 'ahead', 'urgent'])
})

test('skips a task that is no longer needed when its turn comes', async () => {
  const { add, end, started } = aQueue()
  void add('a')
  void add('b')
  let isNeeded = true
  const skipped = add('left', 'small', 'one', () => isNeeded)
  isNeeded = false
  await end('a')
  expect(await skipped).toBeUndefined()
  await begun()
  expect(started).toEqual(['a', 'b'])
})

test('counts how many rounds of parallel tasks the waiting tasks need', async () => {
  const { add, end, rounds } = aQueue()
  for (const name of ['a', 'b', 'c']) void add(name)
  await begun()
  expect(rounds()).toBe(0)
  for (const name of ['d', 'e', 'f']) void add(name)
  expect(rounds()).toBe(2)
  await end('a')
  expect(rounds()).toBe(1)
})

test('refuses a task when too many are waiting', async () => {
  const { add } = aQueue(2, 1)
  for (const name of ['a', 'b', 'c']) void add(name)
  await expect(add('d')).rejects.toBeInstanceOf(RenderQueueFull)
})

test('runs the next task after a task that failed', async () => {
  const queue = createRenderQueue(2, 10)
  const run = (task: () => Promise<string>) => queue.run({ urgency: 'large', visitor: '' }, () => true, task)
  await expect(run(() => Promise.reject(new Error('broken image')))).rejects.toThrow('broken image')
  expect(await run(async () => 'drawn')).toBe('drawn')
})
