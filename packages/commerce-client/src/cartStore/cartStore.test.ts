import { expect, test, vi } from 'vitest'
import { aCart } from '../testing/index.ts'
import { createCartStore } from './createCartStore.ts'
import { storageCartChannel } from './storageCartChannel.ts'

/** Two tabs of a browser: a stored value notifies the other tab only. */
const twoTabs = () => {
  const stored = new Map<string, string>()
  const tabs = [new EventTarget(), new EventTarget()]
  return tabs.map((target, at) =>
    createCartStore(
      storageCartChannel({
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

test('replaces the cart in this tab, and notifies the listeners of this tab and of the other tab', () => {
  const [here, there] = twoTabs()
  const [listenerHere, listenerThere] = [vi.fn(), vi.fn()]
  here!.subscribe(listenerHere)
  there!.subscribe(listenerThere)
  const cart = aCart({ version: 2 })
  here!.updated(cart)
  expect(here!.current()).toEqual({ revision: 1, cart })
  expect(there!.current()).toEqual({ revision: 1, cart: undefined })
  expect([listenerHere, listenerThere].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('does not call a listener that unsubscribed', () => {
  const store = createCartStore()
  const listener = vi.fn()
  store.subscribe(listener)()
  store.updated(aCart())
  expect(listener).not.toHaveBeenCalled()
})

test('notifies only this tab when storage throws', () => {
  const full = {
    setItem: () => {
      throw new Error('full')
    },
  }
  const target = new EventTarget() as never
  const store = createCartStore(storageCartChannel({ key: 'ct_cartUpdated', storage: full, target }))
  store.updated(aCart())
  expect(store.current().revision).toBe(1)
})

test('ignores changes of other storage keys, and ignores all changes after the caller stops watching', () => {
  const target = new EventTarget()
  const channel = storageCartChannel({
    key: 'ct_cartUpdated',
    storage: { setItem: () => {} },
    target: target as never,
  })
  const listener = vi.fn()
  const end = channel.watch(listener)
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
  expect(listener).not.toHaveBeenCalled()
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'ct_cartUpdated' }))
  end()
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'ct_cartUpdated' }))
  expect(listener).toHaveBeenCalledTimes(1)
})
