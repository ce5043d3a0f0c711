import { useEffect, useRef } from 'react'

/**
 * Runs an effect after the render in which a value changed; the value before the first render is `undefined`. For
 * values of a fetcher: the router changes its fetchers before it updates its state, so a render without an update may
 * read the new value. React drops the effects of such a render, but remembers their dependencies, and an effect with
 * dependencies would never run for that value.
 */
export const useEffectOnChange = <Value>(
  value: Value | undefined,
  effect: (value: Value | undefined) => void,
): void => {
  const handled = useRef<Value>()
  useEffect(() => {
    if (Object.is(handled.current, value)) return
    handled.current = value
    effect(value)
  })
}
