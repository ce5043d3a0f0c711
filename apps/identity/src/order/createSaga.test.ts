import { expect, test } from 'vitest'
import type { Compensation } from './compensate.ts'
import { createSaga } from './createSaga.ts'
import type { StepRunner } from './runStep.ts'
import type { OrderStep, WorkflowStep } from './steps.ts'

/** A saga whose steps run at once; those in `failing` fail. Also returns the names of the steps that ran. */
const aSaga = (failing: readonly WorkflowStep[] = []) => {
  const ran: WorkflowStep[] = []
  const run = async <Value>(name: WorkflowStep, act: () => Promise<Value>): Promise<Value> => {
    if (failing.includes(name)) throw new Error(name)
    ran.push(name)
    return act()
  }
  const runner: StepRunner = {
    runWithDeadline: run,
    runUntilDone: run,
    runRound: async (name, act) =>
      run(name, act).then(
        (value) => ({ ok: true, value }) as const,
        () => ({ ok: false }) as const,
      ),
  }
  return { saga: createSaga(runner), ran }
}

const nothing = async (): Promise<undefined> => undefined
/** Returns money. */
const money =
  (name: OrderStep): Compensation =>
  async ({ runUntilDone }) =>
    runUntilDone(name, nothing)
/** Runs a step at the platform after the money is returned. */
const afterMoney =
  (name: OrderStep): Compensation =>
  async ({ tryOnce }) =>
  () =>
    tryOnce(name, nothing)

test('compensates the steps in reverse order, and then runs the steps that the compensations return', async () => {
  const { saga, ran } = aSaga()
  await saga.step('holdCredit', nothing, () => money('releaseCredit'))
  await saga.step('authorise', nothing, () => money('releasePayment'))
  await saga.step('recordPayment', nothing, () => afterMoney('recordRelease'))
  await saga.step('createOrder', nothing, () => async ({ tryOnce }) => {
    await tryOnce('cancelOrder', nothing)
    return () => tryOnce('restoreCart', nothing)
  })
  ran.length = 0
  expect(await saga.compensate()).toEqual([])
  expect(ran).toEqual(['cancelOrder', 'releasePayment', 'releaseCredit', 'recordRelease', 'restoreCart'])
})

test('compensates a failed step, because it may have run', async () => {
  const { saga, ran } = aSaga(['holdCredit'])
  await expect(saga.step('holdCredit', nothing, () => money('releaseCredit'))).rejects.toThrow('holdCredit')
  await saga.compensate()
  expect(ran).toEqual(['releaseCredit'])
})

test('does not compensate a step whose result shows that it changed nothing', async () => {
  const { saga, ran } = aSaga()
  await saga.step(
    'holdCredit',
    async () => false,
    (held) => (held === false ? undefined : money('releaseCredit')),
  )
  await saga.compensate()
  expect(ran).toEqual(['holdCredit'])
})

test('continues with the other compensations when one fails, and returns the failed ones', async () => {
  const { saga, ran } = aSaga(['recordRelease'])
  await saga.step('holdCredit', nothing, () => money('releaseCredit'))
  await saga.step('recordPayment', nothing, () => afterMoney('recordRelease'))
  expect((await saga.compensate()).map(({ name }) => name)).toEqual(['recordRelease'])
  expect(ran).toEqual(['holdCredit', 'recordPayment', 'releaseCredit'])
})
