import { expect, test, vi } from 'vitest'
import { aCart } from '../testing/index.ts'
import { createCartSignal } from './createCartSignal.ts'
import { storageMarker } from './storageMarker.ts'

/** Two tabs of a browser: what one stores is told to the other, and only to that one. */
const twoTabs = () => {
  const stored = new Map<string, string>()
  const tabs = [new EventTarget(), new EventTarget()]
  return tabs.map((target, at) =>
    createCartSignal(
      storageMarker({
        key: 'ct_cartUpdated',
        storage: {
          setItem: (key, value) => {
            stored.set(key, value)
            const event = Object.assign(new Event('storage'), { key })
            for (const other of tabs) if (other !== tabs[at]) other.dispatchEvent(event)
          },
        },
        target: target as never,
        now: () => 1_000,
      }),
    ),
  )
}

test('a change replaces the cart and bumps the signal here, and bumps it in the other tab', () => {
  const [here, there] = twoTabs()
  const [heardHere, heardThere] = [vi.fn(), vi.fn()]
  here!.subscribe(heardHere)
  there!.subscribe(heardThere)
  const cart = aCart({ version: 2 })
  here!.updated(cart)
  expect(here!.current()).toEqual({ revision: 1, cart })
  expect(there!.current()).toEqual({ revision: 1, cart: undefined })
  expect([heardHere, heardThere].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('who has left hears nothing', () => {
  const signal = createCartSignal()
  const heard = vi.fn()
  signal.subscribe(heard)()
  signal.updated(aCart())
  expect(heard).not.toHaveBeenCalled()
})

test('a storage that throws keeps the news to this tab', () => {
  const full = {
    setItem: () => {
      throw new Error('full')
    },
  }
  const target = new EventTarget() as never
  const signal = createCartSignal(storageMarker({ key: 'ct_cartUpdated', storage: full, target }))
  signal.updated(aCart())
  expect(signal.current().revision).toBe(1)
})

test('other keys are no news, and a watch that ended hears none', () => {
  const target = new EventTarget()
  const marker = storageMarker({
    key: 'ct_cartUpdated',
    storage: { setItem: () => {} },
    target: target as never,
  })
  const heard = vi.fn()
  const end = marker.watch(heard)
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
  expect(heard).not.toHaveBeenCalled()
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'ct_cartUpdated' }))
  end()
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'ct_cartUpdated' }))
  expect(heard).toHaveBeenCalledTimes(1)
})
