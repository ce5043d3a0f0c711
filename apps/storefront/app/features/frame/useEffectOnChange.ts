import { useEffect, useRef } from 'react'

/**
 * Runs an effect when `value` has changed since the effect ran last, and at first unless it is `undefined`.
 *
 * Use it for values of a fetcher. The router changes a fetcher in place before it updates its state, so a render for
 * another reason can read the new value. When that render turns out to be unnecessary, React drops its effects but
 * remembers their dependencies. An effect with dependencies would then never run for that value.
 */
export const useEffectOnChange = (value: unknown, effect: () => void): void => {
  const handled = useRef<unknown>()
  useEffect(() => {
    if (Object.is(handled.current, value)) return
    handled.current = value
    effect()
  })
}
