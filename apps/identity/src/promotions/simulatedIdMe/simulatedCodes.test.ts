import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSimulatedCodes } from './simulatedCodes.ts'

const BACK = 'https://shop.example/id-verification/back'

/** Handovers in memory: the codes in one database. */
const createStore = () => {
  const states = new Map<string, string>()
  return {
    store: async (state: string) => {
      const code = randomUUID()
      states.set(code, state)
      return code
    },
    redeem: async (code: string) => {
      const state = states.get(code)
      states.delete(code)
      return state
    },
  }
}

test('accepts a code only once, and only with the return URL that the code was issued for', async () => {
  const codes = createSimulatedCodes(createStore())
  const code = await codes.issue('local:ada:nurse', BACK)
  expect(await codes.redeem(code, BACK)).toBe('local:ada:nurse')
  expect(await codes.redeem(code, BACK)).toBeUndefined()
  const other = await codes.issue('local:ada:nurse', BACK)
  expect(await codes.redeem(other, 'https://elsewhere.example/')).toBeUndefined()
  expect(await codes.redeem('made-up', BACK)).toBeUndefined()
})

test('accepts a code that another process with the same database has issued', async () => {
  const store = createStore()
  const code = await createSimulatedCodes(store).issue('local:ada:nurse', BACK)
  expect(await createSimulatedCodes(store).redeem(code, BACK)).toBe('local:ada:nurse')
})

test('refuses the code of a session that is handed over', async () => {
  const store = createStore()
  const code = await store.store('a session')
  expect(await createSimulatedCodes(store).redeem(code, BACK)).toBeUndefined()
})
