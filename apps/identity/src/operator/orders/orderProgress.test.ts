import { expect, test } from 'vitest'
import { type AttemptSteps, attemptProgress, isHeld, orderWord, stagesDone } from './orderProgress.ts'

const limits = { patienceMs: 60_000, approvalMs: 600_000 }
const begun = new Date('2026-11-25T10:00:00Z')
const after = (ms: number): number => begun.getTime() + ms
const anAttempt = (more: Partial<Parameters<typeof isHeld>[0]> = {}) => ({
  state: 'running' as const,
  approvalUrl: null,
  createdAt: begun,
  ...more,
})

const stepsOf = (finished: readonly string[], more: Partial<AttemptSteps> = {}): AttemptSteps => ({
  finished,
  failed: [],
  isUnfinished: false,
  ...more,
})

test('counts the stages whose last step is done', () => {
  expect(stagesDone([])).toBe(0)
  expect(stagesDone(['validateLines', 'holdCredit', 'authorise'])).toBe(1)
  expect(stagesDone(['validateLines', 'recordPayment', 'createOrder', 'capture'])).toBe(3)
  expect(stagesDone(['validateLines', 'finish'])).toBe(5)
})

test('describes the next step of a running attempt', () => {
  expect(attemptProgress(anAttempt(), stepsOf(['validateLines']), limits, after(1_000))).toEqual({
    done: 1,
    word: 'Authorizing payment',
    tone: 'plain',
  })
  expect(
    attemptProgress(
      anAttempt({ approvalUrl: 'https://bank.example' }),
      stepsOf(['validateLines']),
      limits,
      after(90_000),
    ),
  ).toEqual({ done: 1, word: 'Waits for approval', tone: 'plain' })
})

test('shows the status “Held” for an attempt that is still running when the time limit for retries has passed', () => {
  const steps = ['validateLines', 'recordPayment', 'createOrder']
  expect(attemptProgress(anAttempt(), stepsOf(steps), limits, after(61_000))).toEqual({
    done: 3,
    word: 'Held, capture',
    tone: 'error',
  })
  expect(isHeld(anAttempt({ approvalUrl: 'https://bank.example' }), limits, after(61_000))).toBe(false)
  expect(isHeld(anAttempt({ approvalUrl: 'https://bank.example' }), limits, after(661_000))).toBe(true)
  expect(isHeld(anAttempt({ state: 'placed' }), limits, after(9e9))).toBe(false)
})

test('never shows a failed attempt as done', () => {
  expect(
    attemptProgress(anAttempt({ state: 'failed' }), stepsOf(['validateLines', 'finish']), limits, after(0)),
  ).toEqual({
    done: 1,
    word: 'Not placed',
    tone: 'plain',
  })
})

test('shows the status “Held” for an attempt that has ended while its workflow still retries a step', () => {
  const finished = ['validateLines', 'recordPayment', 'createOrder', 'capture', 'confirm', 'finish']
  const later = stepsOf(finished, { failed: ['markPaid', 'confirm'], isUnfinished: true })
  expect(attemptProgress(anAttempt({ state: 'placed' }), later, limits, after(61_000))).toEqual({
    done: 4,
    word: 'Held, capture',
    tone: 'error',
  })
  const reversed = stepsOf(['validateLines', 'finish'], { failed: ['restoreCart'], isUnfinished: true })
  expect(attemptProgress(anAttempt({ state: 'failed' }), reversed, limits, after(61_000))).toEqual({
    done: 1,
    word: 'Held, reversal',
    tone: 'error',
  })
})

test.each([
  ['Placed', 'Open', null],
  ['On the press', 'Confirmed', 'Pending'],
  ['Packed', 'Confirmed', 'Ready'],
  ['Shipped', 'Confirmed', 'Shipped'],
  ['Delivered', 'Complete', 'Delivered'],
  ['Cancelled', 'Cancelled', 'Canceled'],
])(
  'shows the status %s for an order in the state %s with the shipment state %s',
  (word, orderState, shipmentState) => {
    expect(orderWord({ orderState, shipmentState })).toBe(word)
  },
)
